import { expect, it } from '@jest/globals';
import { readHtml } from './documents/read-html';
import { readPersona } from './read-job-description';

const PAGE = `<?php $Menu = "jobs"; $PageTitle = "Careers | Lathe Operator"; include "header.php"; ?>
<h1>Lathe Operator</h1>
<p>Responsibilities include the setup of lathes and drill presses. You will inspect the parts and keep the work area clean.</p>
<p>Candidates must have experience with lathes. Good communication skills are required.</p>
<p>The hours are Monday through Friday, full-time.</p>
<p>Back to all jobs</p> <?php include "footer.php"; ?>`;

it('a short advertisement in running text is read, without the code of the page that it stands in', () => {
  expect(readPersona(readHtml(PAGE), 'lathe.html')).toMatchObject({
    outcome: 'read',
    persona: { personaName: 'Lathe Operator' },
  });
  expect(JSON.stringify(readHtml(PAGE))).not.toMatch(/php|PageTitle/);
});
