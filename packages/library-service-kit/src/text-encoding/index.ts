export { type DecodedText, decodeAs, decodeText, namedEncoding } from './decode-text';
