export { type DecodedText, decodeText, namedEncoding } from './decode-text';
