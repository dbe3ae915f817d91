/** A screen that throws on render. */
export default function Broken(): never {
  throw new Error('a drill: Hello throws while it renders');
}
