import { chakra } from '@chakra-ui/react/styled-system';

/** A work function with its tasks. */
export interface Duty {
  /** Empty for a task without a work function. */
  name: string;
  tasks: readonly string[];
}

/** Work functions with their tasks, of a role or a persona; has its own empty state. */
export function DutyList({ label, duties }: { label: string; duties: readonly Duty[] }) {
  if (duties.length === 0) return <chakra.p color="fg.muted">No Data To Show</chakra.p>;
  return (
    <chakra.ul aria-label={label} display="grid" gap="3">
      {duties.map(({ name, tasks }, dutyIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: duties are texts without ids and may repeat
        <li key={dutyIndex}>
          {name && <chakra.p fontWeight="medium">{name}</chakra.p>}
          {tasks.length > 0 && (
            <chakra.ul display="grid" gap="1" ps="5" pt={name ? '1' : '0'} listStyleType="disc" maxW="reading">
              {tasks.map((task, taskIndex) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={taskIndex}>{task}</li>
              ))}
            </chakra.ul>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}
