/** A screen that cannot be drawn. */
export default function Broken(): never {
  throw new Error('Hello was told to throw while it renders');
}
