import { API_PREFIX } from '@skills-architect/contracts';
import { searchSkills } from '@skills-architect/contracts/skills';
import { expect, signIn, test } from '../portal';

for (const locale of ['de-DE', 'tr-TR'])
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('numbers are English', async ({ page }) => {
      await page.route(`**${API_PREFIX}${searchSkills.path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), total: 12_345 } });
      });
      await signIn(page, 'super', '/skill/search');
      expect(await page.evaluate('(12345).toLocaleString()')).toBe('12.345');
      await expect(page.getByText('of 12,345')).toBeVisible();
    });
  });
