import { PERSONA_USERS } from '@skills-architect/contracts';
import { useBreadcrumbStep } from '@skills-architect/portal-kit';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { anArea, aRoute } from '../areas/area.fixtures';
import { renderShell } from '../testing/render-shell';
import { Breadcrumb } from './breadcrumb';

const areas = [anArea('personas', { routes: [aRoute('/personas', PERSONA_USERS)] })];

function Step() {
  useBreadcrumbStep('Review extracted data');
  return null;
}

function Screen() {
  const [isReviewing, setReviewing] = useState(true);
  return (
    <>
      <Breadcrumb />
      {isReviewing && <Step />}
      <button type="button" onClick={() => setReviewing(false)}>
        Leave the step
      </button>
    </>
  );
}

test('names the step of a screen instead of the screen, in the title of the page too', async () => {
  const { person } = renderShell(<Screen />, { areas, path: '/personas' });
  const breadcrumb = await screen.findByLabelText('Breadcrumb');
  expect(document.title).toBe('Review extracted data · Skills Architect');
  expect(breadcrumb.querySelector('[aria-current]')).toHaveTextContent('Review extracted data');
  await person.click(screen.getByRole('button', { name: 'Leave the step' }));
  expect(breadcrumb).not.toHaveTextContent('Review extracted data');
});
