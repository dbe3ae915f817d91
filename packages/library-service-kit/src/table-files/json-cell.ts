import { isEntry } from './json-entries';

const JSON_START = /^\s*(?:\[\s*["{]|\{\s*["}])/;
const QUOTED_LIST = /^\[\s*'.*'\s*\]$/s;
/** Properties that hold the text of an object, the best first. */
const TEXT_NAMES = ['name', 'title', 'label', 'text', 'value', '@value', 'en', 'description'];
const LONGEST = 100_000;
const MAX_LEVELS = 4;

const textOf = (value: unknown, levels: number): string => {
  if (value === null || value === undefined || !levels) return '';
  if (Array.isArray(value))
    return [...new Set(value.map((item) => textOf(item, levels - 1)))].filter(Boolean).join('\n');
  if (!isEntry(value)) return String(value);
  const name = TEXT_NAMES.find((textName) => typeof value[textName] === 'string' && value[textName] !== '');
  return name === undefined ? textOf(Object.values(value), levels - 1) : String(value[name]);
};

/** The texts of a value in JSON, one in each line, of an object its name. */
export const textOfValue = (value: unknown): string => textOf(value, MAX_LEVELS);

/**
 * The text of a cell that a program filled with JSON, such as `["SQL","Excel"]` or `{"name":"Sales"}`, or with a list of
 * quoted texts; any other cell as it is.
 */
export const plainCell = (cell: string): string => {
  if (cell.length > LONGEST) return cell;
  const text = cell.trim();
  if (QUOTED_LIST.test(text))
    return text
      .slice(1, -1)
      .split(/'\s{0,9},\s{0,9}'/)
      .map((part) => part.trim().replace(/^'|'$/g, ''))
      .filter(Boolean)
      .join('\n');
  if (!JSON_START.test(text)) return cell;
  try {
    return textOfValue(JSON.parse(text)) || cell;
  } catch {
    // Text in brackets is no JSON.
    return cell;
  }
};
