/** The properties that tests ask about all the time: finding by role or label asks for each candidate's ancestors. */
export const TELLING = ['display', 'visibility', 'pointer-events'] as const;
export type Telling = (typeof TELLING)[number];

interface Rule {
  selector: string;
  values: Partial<Record<Telling, string>>;
}

const isTelling = (name: string): name is Telling => TELLING.some((one) => one === name);

const valuesOf = (declarations: string): Rule['values'] => {
  const values: Rule['values'] = {};
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim();
    if (isTelling(name)) values[name] = declaration.slice(colon + 1).trim();
  }
  return values;
};

/** Style rules by the class that their selector begins with, in the order they were inserted. */
export const tellingRules = () => {
  const byClass = new Map<string, Rule[]>();
  const others: Rule[] = [];

  const rulesFor = (element: Element): Rule[] => {
    const found = [...others];
    for (const name of element.classList) found.push(...(byClass.get(name) ?? []));
    return found;
  };

  return {
    /** Keeps a rule such as `.css-1x{display:none;}`; jsdom ignores rules about media and layers, and so does this. */
    add(text: string) {
      const brace = text.indexOf('{');
      if (text.startsWith('@') || brace < 0) return;
      const values = valuesOf(text.slice(brace + 1, text.lastIndexOf('}')));
      if (Object.keys(values).length === 0) return;
      const selector = text.slice(0, brace);
      const name = selector.includes(',') ? undefined : /^\.([\w-]+)/.exec(selector)?.[1];
      const rule = { selector, values };
      if (name === undefined) others.push(rule);
      else byClass.set(name, [...(byClass.get(name) ?? []), rule]);
    },
    /** The value that the rules give an element, the last one first; `undefined` when no rule says anything. */
    valueOf(element: Element, property: Telling): string | undefined {
      return rulesFor(element).findLast(
        ({ selector, values }) => values[property] !== undefined && element.matches(selector),
      )?.values[property];
    },
  };
};
