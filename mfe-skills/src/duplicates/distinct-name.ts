interface Named {
  name: string;
  source: string;
}

/** The name of a record, with its source if the other one has the same name, whatever its case. */
export const distinctName = ({ name, source }: Named, other: Named): string =>
  name.toLowerCase() === other.name.toLowerCase() ? `${name} (${source})` : name;
