/** Properties that tests query most: finding by role or label checks them for all ancestors of each candidate. */
export const RELEVANT_PROPERTIES = ['display', 'visibility', 'pointer-events'] as const;
export type RelevantProperty = (typeof RELEVANT_PROPERTIES)[number];

interface Rule {
  selector: string;
  values: Partial<Record<RelevantProperty, string>>;
}

const isRelevant = (name: string): name is RelevantProperty =>
  RELEVANT_PROPERTIES.some((property) => property === name);

const parseValues = (declarations: string): Rule['values'] => {
  const values: Rule['values'] = {};
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim();
    if (isRelevant(name)) values[name] = declaration.slice(colon + 1).trim();
  }
  return values;
};

/** Style rules by the first class of their selector, in insertion order. */
export const relevantRules = () => {
  const byClass = new Map<string, Rule[]>();
  const others: Rule[] = [];

  const rulesFor = (element: Element): Rule[] => {
    const rules = [...others];
    for (const name of element.classList) rules.push(...(byClass.get(name) ?? []));
    return rules;
  };

  return {
    /** Adds a rule such as `.css-1x{display:none;}`; like jsdom, ignores media and layer rules. */
    add(text: string) {
      const brace = text.indexOf('{');
      if (text.startsWith('@') || brace < 0) return;
      const values = parseValues(text.slice(brace + 1, text.lastIndexOf('}')));
      if (Object.keys(values).length === 0) return;
      const selector = text.slice(0, brace);
      const name = selector.includes(',') ? undefined : /^\.([\w-]+)/.exec(selector)?.[1];
      const rule = { selector, values };
      if (name === undefined) others.push(rule);
      else byClass.set(name, [...(byClass.get(name) ?? []), rule]);
    },
    /** The value of the last rule that matches the element; undefined if there is none. */
    valueOf(element: Element, property: RelevantProperty): string | undefined {
      return rulesFor(element).findLast(
        ({ selector, values }) => values[property] !== undefined && element.matches(selector),
      )?.values[property];
    },
  };
};
