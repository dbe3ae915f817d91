/** Signs that begin an item of a list, as word processors and PDFs write them (private-use letters are those of symbol fonts). */
const BULLET = /^\s*(?:[•●○◦▪▫■□◆◇►▸▶‣⁃∙·✓✔➢➤❖\uF000-\uF0FF]|[-–—*+o§](?=\s))\s*/u;
/** `1.` `1)` `(1)` `a.` `(a)` `iv.` `1.2.3` before a space. */
const NUMBER = /^\s*(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)]|\d{1,2}(?:\.\d{1,2}){1,3}\.?)\s+/;

/** Whether a line begins an item of a list. */
export const startsItem = (line: string) => BULLET.test(line) || NUMBER.test(line);

/** Whether a line begins with a bullet (not with a number). */
export const startsBullet = (line: string) => BULLET.test(line);

/** A line without the bullet or number that it begins with. */
export const withoutMark = (line: string) => line.replace(BULLET, '').replace(NUMBER, '').trim();
