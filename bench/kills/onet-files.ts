const CODE = 'O*NET-SOC Code';
const SKILLS = 60;
const ROLE_SKILLS = 8;

const tabbed = (head: string[], rows: string[][]) => `${[head, ...rows].map((row) => row.join('\t')).join('\r\n')}\r\n`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const codeOf = (index: number) => `${11 + Math.floor(index / 9000)}-${1000 + (index % 9000)}.00`;

/** A small download of O*NET with this number of occupations. */
export const onetFiles = (count: number): Record<string, string> => {
  const occupations = numbers(count);
  const ratings = occupations.flatMap((index) =>
    numbers(ROLE_SKILLS).flatMap((nth) => {
      const skill = (index + nth * 7) % SKILLS;
      const named = [codeOf(index), `9.Z.1.${skill}`, `Quantum Method ${skill}`];
      return [
        [...named, 'IM', '4.1'],
        [...named, 'LV', '5.0'],
      ];
    }),
  );
  return {
    'Occupation Data.txt': tabbed(
      [CODE, 'Title', 'Description'],
      occupations.map((index) => [codeOf(index), `Quantum Engineers ${index}`, 'Design quantum things.']),
    ),
    'Alternate Titles.txt': tabbed([CODE, 'Alternate Title'], [[codeOf(0), 'Quantum Wizard']]),
    'Task Statements.txt': tabbed(
      [CODE, 'Task'],
      occupations.map((index) => [codeOf(index), 'Draw wiring plans.']),
    ),
    'Level Scale Anchors.txt': tabbed(
      ['Element ID', 'Scale ID', 'Anchor Value', 'Anchor Description'],
      [['9.Z.1.0', 'LV', '4', 'Write a script']],
    ),
    'Skills.txt': tabbed([CODE, 'Element ID', 'Element Name', 'Scale ID', 'Data Value'], ratings),
    'Technology Skills.txt': tabbed(
      [CODE, 'Example', 'Commodity Title', 'Hot Technology', 'In Demand'],
      [[codeOf(0), 'Quantum Pad', 'Spreadsheet software', 'Y', 'N']],
    ),
  };
};
