/** Common abbreviations of job titles, in lower case; without ambiguous ones such as tech, eng, PA. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acct: 'accountant',
    admin: 'administrative',
    asst: 'assistant',
    bi: 'business intelligence',
    ceo: 'chief executive officer',
    cfo: 'chief financial officer',
    cio: 'chief information officer',
    coo: 'chief operating officer',
    cto: 'chief technology officer',
    dba: 'database administrator',
    dir: 'director',
    ehs: 'environment health and safety',
    exec: 'executive',
    gm: 'general manager',
    hr: 'human resources',
    hse: 'health and safety',
    hvac: 'heating ventilation air conditioning',
    jr: 'junior',
    mgr: 'manager',
    pr: 'public relations',
    qa: 'quality assurance',
    rn: 'registered nurse',
    sr: 'senior',
    svp: 'senior vice president',
    sysadmin: 'system administrator',
    ui: 'user interface',
    ux: 'user experience',
    vp: 'vice president',
  }),
);

const WORD = /[\p{L}&]+\.?/gu;

/** Writes out abbreviations of a title: "Sr. BI Engineer" becomes "senior business intelligence Engineer". */
export function expandAbbreviations(title: string): string {
  return title
    .replace(/\bR\s?&\s?D\b/gi, 'research and development')
    .replace(/\bL\s?&\s?D\b/gi, 'learning and development')
    .replace(WORD, (word) => WRITTEN_OUT.get(word.replace('.', '').toLowerCase()) ?? word);
}
