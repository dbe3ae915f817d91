/** The start of a Markdown file of a web site: properties between two lines of dashes (YAML) or pluses (TOML). */
export interface FrontMatter {
  /** The page's title; empty if there is none. */
  title: string;
  description: string;
  /** The text without the properties that say nothing about the role, such as `layout` or `permalink`. */
  rest: string;
}

const FENCE = /^(?:---|\+{3})$/;
const MOST_LINES = 60;
const TITLE = /^(?:title|job_?title|position|role|name)$/i;
const DESCRIPTION = /^(?:description|summary|excerpt|intro|subtitle)$/i;
/** Properties that people write for readers; the others are for the software of the site. */
const STATED =
  /^(?:department|organi[sz]ation|team|unit|division|group|reports?[_ -]?to|manager|location|salary|grade|level|type|employment[_ -]?type|employer|company|closing[_ -]?date)$/i;

const unquote = (value: string) =>
  value
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();

/** The properties in order; lines that are indented more continue the value before. */
const readProperties = (lines: readonly string[]) => {
  const properties: { key: string; value: string }[] = [];
  for (const line of lines) {
    const [start = '', key] = /^([A-Za-z][\w-]{0,30})(?::(?=\s|$)| ?=(?= ))/.exec(line) ?? [];
    const value = key ? line.slice(start.length).trim() : '';
    const last = properties.at(-1);
    if (key) properties.push({ key, value: /^[>|][+-]?$/.test(value) ? '' : value });
    else if (last && /^\s+\S/.test(line)) last.value = `${last.value} ${line.trim()}`.trim();
  }
  return properties.map(({ key, value }) => ({ key, value: unquote(value) }));
};

/** Separates the properties at the start of a Markdown file from its text. */
export const readFrontMatter = (text: string): FrontMatter => {
  const lines = text.split(/\r\n|\n|\r/);
  const fence = lines[0]?.trim() ?? '';
  const end = FENCE.test(fence) ? lines.findIndex((line, index) => index > 0 && line.trim() === fence) : -1;
  const properties = end > 0 && end <= MOST_LINES ? readProperties(lines.slice(1, end)) : [];
  if (!properties.length) return { title: '', description: '', rest: text };
  const find = (pattern: RegExp) => properties.find(({ key, value }) => pattern.test(key) && value)?.value ?? '';
  const stated = properties.filter(({ key, value }) => STATED.test(key) && value);
  return {
    title: find(TITLE),
    description: find(DESCRIPTION),
    rest: [...stated.map(({ key, value }) => `${key.replace(/[_-]/g, ' ')}: ${value}`), ...lines.slice(end + 1)].join(
      '\n',
    ),
  };
};
