import Ashlar
import AshlarUIKit
import Testing

/// The first ten of the twenty idioms that people write most, in three spellings.
struct `Idioms that place` {
  @Test func `1: fill`() {
    expectSame(
      "(16, 16, 268, 168)",
      snapKit: { s in s.a.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) } },
      masonry: { s in s.a.mas_makeConstraints { $0.edges.equalTo(s.root).inset(16) } },
      native: { s in s.a.makeConstraints { $0.edges.equalToSuperview().inset(16) } })
  }

  @Test func `2: fill a named view`() {
    expectSame(
      "(0, 0, 300, 200)", "(0, 0, 300, 200)",
      snapKit: { s in
        s.a.snp.makeConstraints { $0.edges.equalTo(s.root) }
        s.b.snp.makeConstraints { $0.edges.equalTo(s.root.safeAreaLayoutGuide) }
      },
      masonry: { s in
        s.a.mas_makeConstraints { $0.edges.equalTo(s.root) }
        s.b.mas_makeConstraints { $0.edges.equalTo(s.root.mas_safeAreaLayoutGuide) }
      },
      native: { s in
        s.a.makeConstraints { $0.edges.equalTo(s.root) }
        s.b.makeConstraints { $0.edges.equalTo(s.root.safeArea) }
      })
  }

  @Test func `3: centre and size`() {
    // (300 − 44) / 2 = 128 and (200 − 44) / 2 = 78.
    expectSame(
      "(128, 78, 44, 44)",
      snapKit: { s in
        s.a.snp.makeConstraints { make in
          make.center.equalToSuperview()
          make.size.equalTo(44)
        }
      },
      masonry: { s in
        s.a.mas_makeConstraints { make in
          make.center.equalTo(s.root)
          make.size.mas_equalTo(CGSize(width: 44, height: 44))
        }
      },
      native: { s in
        s.a.makeConstraints { make in
          make.center.equalToSuperview()
          make.size.equalTo(44)
        }
      })
  }

  @Test func `4 and 6: a bar, and something below it`() {
    expectSame(
      "(0, 0, 300, 50)", "(0, 58, 300, 20)",
      snapKit: { s in
        s.a.snp.makeConstraints { make in
          make.leading.trailing.top.equalToSuperview()
          make.height.equalTo(50)
        }
        s.b.snp.makeConstraints { make in
          make.top.equalTo(s.a.snp.bottom).offset(8)
          make.leading.trailing.equalTo(s.a)
          make.height.equalTo(20)
        }
      },
      masonry: { s in
        s.a.mas_makeConstraints { make in
          make.leading.trailing.top.equalTo(s.root)
          make.height.equalTo(50)
        }
        s.b.mas_makeConstraints { make in
          make.top.equalTo(s.a.mas_bottom).offset(8)
          make.leading.trailing.equalTo(s.a)
          make.height.equalTo(20)
        }
      },
      native: { s in
        s.a.makeConstraints { make in
          make.leading.trailing.top.equalToSuperview()
          make.height.equalTo(50)
        }
        s.b.makeConstraints { make in
          make.top.equalTo(s.a.bottom).offset(8)
          make.leading.trailing.equalTo(s.a)
          make.height.equalTo(20)
        }
      })
  }

  @Test func `5: a row`() {
    expectSame(
      "(10, 88, 24, 24)", "(42, 90, 100, 20)",
      snapKit: { s in
        s.a.snp.makeConstraints { make in
          make.leading.equalToSuperview().offset(10)
          make.centerY.equalToSuperview()
          make.width.height.equalTo(24)
        }
        s.b.snp.makeConstraints { make in
          make.leading.equalTo(s.a.snp.trailing).offset(8)
          make.centerY.equalTo(s.a)
          make.trailing.lessThanOrEqualToSuperview().inset(16)
          make.size.equalTo(CGSize(width: 100, height: 20))
        }
      },
      masonry: { s in
        s.a.mas_makeConstraints { make in
          make.leading.offset(10)
          make.centerY.offset(0)
          make.width.height.equalTo(24)
        }
        s.b.mas_makeConstraints { make in
          make.leading.equalTo(s.a.mas_trailing).offset(8)
          make.centerY.equalTo(s.a)
          make.trailing.lessThanOrEqualTo(s.root).inset(16)
          make.size.mas_equalTo(CGSize(width: 100, height: 20))
        }
      },
      native: { s in
        s.a.makeConstraints { make in
          make.leading.offset(10)
          make.centerY.equalToSuperview()
          make.width.height.equalTo(24)
        }
        s.b.makeConstraints { make in
          make.leading.equalTo(s.a.trailing).offset(8)
          make.centerY.equalTo(s.a)
          make.trailing.lessThanOrEqualToSuperview().inset(16)
          make.size.equalTo(CGSize(width: 100, height: 20))
        }
      })
  }

  @Test func `7 and 8: numbers, and a hairline`() {
    expectSame(
      "(15, 30, 270, 0.5)",
      snapKit: { s in
        s.a.snp.makeConstraints { make in
          make.left.equalTo(15)
          make.right.equalTo(-15)
          make.top.equalTo(30)
          make.height.equalTo(1.0 / 2)
        }
      },
      masonry: { s in
        s.a.mas_makeConstraints { make in
          make.left.offset(15)
          make.right.offset(-15)
          make.top.offset(30)
          make.height.offset(1.0 / 2)
        }
      },
      native: { s in
        s.a.makeConstraints { make in
          make.left.equalTo(15)
          make.right.equalTo(-15)
          make.top.equalTo(30)
          make.height.equalTo(1.0 / 2)
        }
      })
  }

  @Test func `9 and 10: what is kept is changed`() {
    expectSame(
      "(0, 130, 120, 30)",
      snapKit: { s in
        var bottom: Constraint?
        var width: Constraint?
        s.a.snp.makeConstraints { make in
          bottom = make.bottom.equalToSuperview().constraint
          width = make.width.equalTo(0).constraint
          make.left.equalToSuperview()
          make.height.equalTo(30)
        }
        s.root.layoutIfNeeded()
        bottom?.update(offset: -40)
        width?.update(offset: 120)
      },
      masonry: { s in
        var bottom: MASConstraint?
        var width: MASConstraint?
        s.a.mas_makeConstraints { make in
          bottom = make.bottom.equalTo(s.root)
          width = make.width.equalTo(0)
          make.left.equalTo(s.root)
          make.height.equalTo(30)
        }
        s.root.layoutIfNeeded()
        bottom?.offset(-40)
        width?.offset(120)
      },
      native: { s in
        var bottom: ConstraintHandle?
        var width: ConstraintHandle?
        s.a.makeConstraints { make in
          bottom = make.bottom.equalToSuperview()
          width = make.width.equalTo(0)
          make.left.equalToSuperview()
          make.height.equalTo(30)
        }
        s.root.layoutIfNeeded()
        bottom?.update(offset: -40)
        width?.update(offset: 120)
      })
  }
}
