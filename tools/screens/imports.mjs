import { sampleDescriptions } from '../../e2e/descriptions.fixtures';

const uploadDescriptions = async (page, region) => {
  await page.goto('/personas');
  await page.getByRole('button', { name: 'Create Personas' }).click();
  await page.getByRole('button', { name: /Create personas in bulk/ }).click();
  await page.getByLabel('Files for Job descriptions').setInputFiles({
    name: 'yard.zip',
    mimeType: 'application/zip',
    buffer: sampleDescriptions(region),
  });
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByText('Data fetch completed').first().waitFor();
};

/** Creates an import in review. */
export const anImportInReview = (page) => uploadDescriptions(page, 'South');

/** Creates an import in role selection. */
export const anImportInSelection = async (page) => {
  await uploadDescriptions(page, 'North');
  await page.getByRole('button', { name: 'Proceed', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Role Selection' }).waitFor();
  await page.getByRole('row', { name: /Yard Tour Planner North/ }).waitFor();
};
