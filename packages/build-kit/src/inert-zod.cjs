/**
 * Inert replacement for zod where only the paths of calls are needed: every call and property access returns itself,
 * and iterating it ends at once. What would check a value or ask a schema about itself (`parse`, `safeParseAsync`, `encode`,
 * `isOptional` …) is missing, so using it throws.
 */
const inert = new Proxy(() => inert, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive) return () => '';
    return /^(__esModule|then)$|arse|[ne]code|^is[ON]/.test(String(name)) ? undefined : inert;
  },
});
module.exports = inert;
