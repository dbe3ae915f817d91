import { decodeHTMLStrict } from 'entities';

/** Letters of special forms: ligatures, letters for formulas (as in posts with `bold` letters), wide letters. */
const LETTER_FORMS = /[\uFB00-\uFB06\u{1D400}-\u{1D7FF}\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;
/** Characters without a width. Those that join letters belong to the words of other scripts. */
const INVISIBLE =
  /[\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]|(?<![\p{Script=Arabic}\p{M}\p{Emoji_Presentation}]|\uFE0F)[\u200C\u200D]/gu;
/** Soft hyphens; one at the end of a line shows that the word goes on in the next line. */
const SOFT_HYPHEN = /\u00AD(?!$)/g;
/** Check boxes of symbol fonts. */
const EMPTY_BOX = /[\uF06F\uF0A8]/g;
const TICKED_BOX = /[\uF052-\uF054\uF0FD\uF0FE]/g;

/** Resolves character references and replaces typographic characters with plain ones. */
export const plainText = (text: string) =>
  text
    .replace(/&(?:#x?[0-9a-f]{1,7}|[a-z][a-z0-9]{1,31});/gi, decodeHTMLStrict)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(SOFT_HYPHEN, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\u2018\u2019\u201B\u02BC]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/\u2011/g, '-')
    .replace(EMPTY_BOX, '☐')
    .replace(TICKED_BOX, '☒')
    .replace(LETTER_FORMS, (letter) => letter.normalize('NFKC'));
