import { cellName, type SheetHead } from './sheet';

const VIEW = '<sheetView workbookViewId="0"/>';
const FIT_TO_PAGE = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
/** A4, landscape, as wide as the page and as many pages long as needed; sheet and page at the foot. */
const PAGE =
  '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>' +
  '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
  '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>';
/** What follows the page's layout in a sheet, as the library writes it. */
const AFTER_PAGE = /<ignoredErrors>|<\/worksheet>/;

/** The start of a sheet with its titles frozen, and the columns that stay in sight. */
export const withFrozenTitles = (start: string, { frozenColumns = 0, isCover }: SheetHead): string => {
  const split = frozenColumns ? `xSplit="${frozenColumns}" ` : '';
  const pane = `<pane ${split}ySplit="1" topLeftCell="${cellName(frozenColumns, 1)}" activePane="${frozenColumns ? 'bottomRight' : 'bottomLeft'}" state="frozen"/>`;
  const view = isCover ? VIEW : `<sheetView workbookViewId="0">${pane}</sheetView>`;
  return start.replace('<sheetViews>', `${FIT_TO_PAGE}<sheetViews>`).replace(VIEW, view);
};

/** Adds the page setup for printing to the XML that follows the rows of a sheet. */
export const withPage = (end: string): string => end.replace(AFTER_PAGE, (after) => `${PAGE}${after}`);

const escapeName = (name: string) => name.replaceAll("'", "''").replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The workbook with the titles of each sheet repeated on every printed page. */
export const withPrintTitles = (workbook: string, heads: readonly SheetHead[]): string => {
  const names = heads.flatMap(({ name, isCover }, index) =>
    isCover
      ? []
      : `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${escapeName(name)}'!$1:$1</definedName>`,
  );
  return workbook.replace('</definedNames>', () => `${names.join('')}</definedNames>`);
};
