import { DutyList } from './duty-list';

export function DutyListStories() {
  return (
    <>
      <DutyList
        label="Critical work functions and tasks"
        duties={[
          { name: 'Plan deliveries', tasks: ['Agree on dates with customers', 'Order what is missing'] },
          { name: '', tasks: ['Report to the head of logistics'] },
        ]}
      />
      <DutyList label="Without any" duties={[]} />
    </>
  );
}
