public import Ashlar

/// How a text is aligned in its line.
public typealias NSTextAlignment = TextAlignment
