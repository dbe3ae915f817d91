const button = (page, name) => page.getByRole('button', { name, exact: true });

/** The videos: user, start page, target folder and steps. */
export const VIDEOS = [
  {
    id: 'define-persona',
    folder: 'mfe-personas/public/videos',
    user: 'general',
    path: '/personas',
    play: async ({ page, say, click, type, pause }) => {
      await say('These are the job roles of your company, by department: the client personas.');
      await say('Create one by hand, or many at once from a zip of job descriptions.');
      await click(button(page, 'Create Personas'));
      await click(page.getByRole('button', { name: /individual persona/i }));
      await say('Give the persona a department and a name.');
      await type(page.getByRole('combobox', { name: 'Group Name' }), 'Oper');
      await click(page.getByRole('option', { name: 'Operations' }));
      await type(page.getByLabel('Persona Name'), 'Tour Planner South');
      await type(page.getByLabel('Role Description'), 'Plans the daily tours of thirty vehicles in the south.');
      await say('Then choose the industry role that comes closest. It brings the skills.');
      await type(page.getByRole('combobox', { name: 'Industry Role' }), 'Transport');
      await click(page.getByRole('option', { name: /Transport Planner/ }));
      await click(button(page, 'Add Persona'));
      await page.getByRole('dialog').waitFor();
      await say('The persona is there. Go on with its skills, add another, or return to the list.');
      await pause(800);
    },
  },
  {
    id: 'assign-skills',
    folder: 'mfe-personas/public/videos',
    user: 'general',
    path: '/personas',
    before: async (page) => {
      await page.getByRole('link', { name: 'Architect Skills: Tour Planner North' }).click();
      await page.getByRole('row').nth(2).waitFor();
    },
    play: async ({ page, say, click, type, choose, pause }) => {
      await say('The skills of a persona begin with those of its industry role, a tab for each category.');
      await say('Choose the level that your company needs, and how critical the skill is.');
      const first = page.getByRole('row').nth(1).getByRole('combobox');
      await choose(first.first(), '5 Distinguished');
      await choose(first.nth(1), 'High');
      await say('Add what is missing from the library.');
      await click(button(page, 'Add Skill +'));
      const dialog = page.getByRole('dialog');
      await type(dialog.getByLabel('Skill Name'), 'Python');
      await page.keyboard.press('Enter');
      const found = dialog.getByRole('row', { name: /Python/ }).first();
      await click(found.getByRole('checkbox'));
      const level = found.getByRole('combobox');
      await choose(level, await level.getByRole('option').nth(1).textContent());
      await click(dialog.getByRole('button', { name: 'Select Skills' }));
      await click(dialog.getByRole('button', { name: 'Add Skills To Persona' }));
      await say('Confirm your changes. From now on the persona asks for these levels.');
      await click(button(page, 'Confirm Changes'));
      await page.getByText('Skill Mapping for Persona successful').waitFor();
      await pause(1200);
    },
  },
];
