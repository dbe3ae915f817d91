import type { LibraryRole } from '@skills-architect/matching';

/**
 * Baseline: tf-idf cosine (1 + ln tf, 1 + ln((1 + N)/(1 + n))) of the character 3- to 5-grams within words, over all
 * text of a role. It shares no code with the matcher.
 */
export function nGramBaseline(roles: readonly LibraryRole[]): (text: string) => Float64Array {
  const documents = roles.map((role) => gramCounts(allText(role)));
  const postings = new Map<string, { roles: number[]; weights: number[] }>();
  documents.forEach((counts, position) => {
    for (const [gram, count] of counts) {
      const posting = postings.get(gram) ?? { roles: [], weights: [] };
      posting.roles.push(position);
      posting.weights.push(1 + Math.log(count));
      postings.set(gram, posting);
    }
  });
  const idf = (gram: string): number => {
    const posting = postings.get(gram);
    return posting ? 1 + Math.log((1 + roles.length) / (1 + posting.roles.length)) : 0;
  };
  const lengths = documents.map((counts) => {
    let squares = 0;
    for (const [gram, count] of counts) squares += ((1 + Math.log(count)) * idf(gram)) ** 2;
    return Math.sqrt(squares) || 1;
  });

  return (text) => {
    const scores = new Float64Array(roles.length);
    for (const [gram, count] of gramCounts(text)) {
      const posting = postings.get(gram);
      const weight = (1 + Math.log(count)) * idf(gram) ** 2;
      posting?.roles.forEach((position, index) => {
        scores[position] =
          (scores[position] ?? 0) + (weight * (posting.weights[index] ?? 0)) / (lengths[position] ?? 1);
      });
    }
    return scores;
  };
}

function allText(role: LibraryRole): string {
  const skills = role.essentialSkills.map((skill) => skill.skillName);
  return [role.label, ...role.alternativeLabels, role.description, ...skills, role.group.label, role.group.text].join(
    '\n',
  );
}

function gramCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = ` ${word} `;
    for (let length = 3; length <= 5; length++) {
      for (let index = 0; index + length <= padded.length; index++) {
        const gram = padded.slice(index, index + length);
        counts.set(gram, (counts.get(gram) ?? 0) + 1);
      }
    }
  }
  return counts;
}
