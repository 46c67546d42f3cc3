// `import AshlarUIKit` brings what `import UIKit` and `import SnapKit` bring: Foundation, the views and
// the makers. Members of Ashlar's types are UIKit's under other class names, so that they come along.

@_exported public import Ashlar
@_exported public import Foundation
