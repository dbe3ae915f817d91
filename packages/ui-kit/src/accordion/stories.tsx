import { StatusBadge } from '../status-badge/status-badge';
import { Accordion } from './accordion';

export function AccordionStories() {
  return (
    <Accordion
      startOpen={['finance']}
      items={[
        {
          id: 'finance',
          title: 'Finance',
          aside: <StatusBadge>12 personas</StatusBadge>,
          content: 'Controller, Accountant',
        },
        { id: 'people', title: 'People', content: 'Recruiter' },
      ]}
    />
  );
}
