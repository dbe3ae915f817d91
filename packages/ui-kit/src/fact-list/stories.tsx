import { FactList } from './fact-list';

const facts = [
  { name: 'Industry', value: 'Logistics' },
  { name: 'Description', value: 'Brings goods to where they are needed, on the day that was agreed.' },
];

export function FactListStories() {
  return (
    <>
      <FactList facts={facts} />
      <FactList facts={facts} stacked />
    </>
  );
}
