public import Ashlar

/// The alignment of a text.
public typealias NSTextAlignment = TextAlignment
