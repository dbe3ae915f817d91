const BEGIN = /^ *audit: (?=\{|false,)/gm;
/** The next part of plain data: texts and comments as a whole, because brackets in them do not count. */
const PART = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\/.*|\/\*[\s\S]*?\*\/|[^'"`/]/y;
const END_OF_LINE = /, *(?=\n|$)/y;

/** Where the object that begins at `start` ends; undefined when it is not plain data. */
const endOfObject = (source, start) => {
  let depth = 0;
  PART.lastIndex = start;
  for (let part = PART.exec(source); part; part = PART.exec(source)) {
    if ('{['.includes(part[0])) depth += 1;
    if ('}]'.includes(part[0])) depth -= 1;
    if (depth === 0) return PART.lastIndex;
  }
  return undefined;
};

/** Where the rule that begins at `start` ends with its comma; undefined for what a function computes, which stays. */
const endOfRule = (source, start) => {
  const end = source[start] === '{' ? endOfObject(source, start) : start + 'false'.length;
  END_OF_LINE.lastIndex = end ?? source.length;
  return end !== undefined && END_OF_LINE.test(source) ? END_OF_LINE.lastIndex : undefined;
};

/** A webpack loader that leaves out how calls are recorded in the audit log, which no browser reads; lines stay where they are. */
module.exports = (source) => {
  let kept = '';
  let from = 0;
  for (const found of source.matchAll(BEGIN)) {
    const end = endOfRule(source, found.index + found[0].length);
    if (found.index < from || end === undefined) continue;
    kept += source.slice(from, found.index) + source.slice(found.index, end).replace(/.+/g, '');
    from = end;
  }
  return kept + source.slice(from);
};
