/** A screen that throws on render. */
export default function Broken(): never {
  throw new Error('Hello was told to throw while it renders');
}
