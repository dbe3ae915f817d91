import ts from 'typescript';

/** The text of a `new RegExp(...)` argument, if constant. */
const constantText = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

const isRegExp = (node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

const literal = (text) => {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
};

/**
 * Whether a comment `// recheck: why` before the statement explains why its expressions are harmless, for example by a
 * length limit.
 */
const isExplained = (node, text) => {
  for (let ancestor = node; ancestor && !ts.isSourceFile(ancestor); ancestor = ancestor.parent) {
    const comments = ts.getLeadingCommentRanges(text, ancestor.getFullStart()) ?? [];
    if (comments.some(({ pos, end }) => /^\/\/ recheck: \S/.test(text.slice(pos, end)))) return true;
  }
  return false;
};

/** The regular expressions of a source file with their lines; dynamic ones cannot be checked. */
export const findExpressions = (name, text) => {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, expression) =>
    found.push({
      ...expression,
      isMarkedHarmless: isExplained(node, text),
      line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    });
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) add(node, literal(node.text));
    if (isRegExp(node)) {
      const source = constantText(node.arguments?.[0]);
      if (source !== undefined) add(node, { source, flags: constantText(node.arguments[1]) ?? '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
