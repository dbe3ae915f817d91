/** Bullet characters as written by word processors and PDFs (the private-use ones and `!"` are from symbol fonts). */
const BULLET =
  /^\s*(?:[•●○◦▪▫■□◆◇►▸▶‣⁃∙·✓✔➢➤❖☐☑☒\uE000-\uF8FF]|[-–—*+o§¨~](?=\s)|-(?=\p{Lu}\p{Ll})|!"(?=\s?\p{Lu}))\s*/u;
/** `1.` `1)` `(1)` `a.` `(a)` `iv.` `1 a)` `1.2.3` before a space. */
const NUMBER = /^\s*(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4}|\d{1,2} ?[a-z])[.)]|\d{1,2}(?:\.\d{1,2}){1,3}\.?)\s+/;

/** Whether a line starts with a bullet or number. */
export const startsItem = (line: string) => BULLET.test(line) || NUMBER.test(line);

/** Whether a line starts with a bullet (not a number). */
export const startsBullet = (line: string) => BULLET.test(line);

/** A line without its leading bullet or number. */
export const withoutMark = (line: string) => line.replace(BULLET, '').replace(NUMBER, '').trim();
