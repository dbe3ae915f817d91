import { decodeHTML } from 'entities';
import { z } from 'zod';

/** A job posting that a web page holds as data for search engines (JSON-LD), with its text as HTML. */
export interface PagePosting {
  title: string;
  html: string;
}

const MAX_SCRIPTS = 200;
const MAX_VALUES = 20_000;
const MAX_POSTINGS = 50;

const Texts = z
  .union([z.string(), z.array(z.string()).transform((all) => all.join('\n'))])
  .optional()
  .catch(undefined);
/** The parts of a JobPosting of schema.org that describe the role. */
const JobPosting = z.object({
  '@type': z.union([z.string(), z.array(z.string())]).refine((type) => [type].flat().includes('JobPosting')),
  title: Texts,
  name: Texts,
  description: Texts,
  responsibilities: Texts,
  qualifications: Texts,
  experienceRequirements: Texts,
  skills: Texts,
});
type JobPosting = z.infer<typeof JobPosting>;

/** Parses data in which line ends within texts are often not written as they must be. */
const parseData = (json: string): unknown => {
  try {
    return JSON.parse(json.replace(/[\r\n\t]+/g, ' '));
  } catch {
    return undefined;
  }
};

/** All postings within a value, in order. */
const findPostings = (data: unknown): JobPosting[] => {
  const postings: JobPosting[] = [];
  const values = [data];
  for (let index = 0; index < values.length && index < MAX_VALUES; index++) {
    const value = values[index];
    if (typeof value !== 'object' || value === null) continue;
    const posting = JobPosting.safeParse(value).data;
    if (posting) postings.push(posting);
    else values.push(...Object.values(value).slice(0, MAX_VALUES));
  }
  return postings;
};

/** Plain text, HTML, or HTML whose tags are written as character references. */
const toHtml = (text = '') => {
  const html = !/<[a-z]/i.test(text) && /&lt;[a-z]/i.test(text) ? decodeHTML(text) : text;
  return /<[a-z]/i.test(html) ? html : `<p>${html.replaceAll('\n', '<br>')}</p>`;
};

const section = (heading: string, text: string | undefined, described: string) =>
  text && !described.includes(text) ? `<h2>${heading}</h2>${toHtml(text)}` : '';

const toPagePosting = ({ title, name, description = '', ...more }: JobPosting): PagePosting => ({
  title: decodeHTML(title ?? name ?? '').trim(),
  html: [
    toHtml(description),
    section('Responsibilities', more.responsibilities, description),
    section('Requirements', more.qualifications ?? more.experienceRequirements, description),
    section('Skills', more.skills, description),
  ].join(''),
});

/** The job postings in the data of a web page. */
export const pagePostings = (html: string): PagePosting[] =>
  html
    .split(/<script(?=[\s>])/i)
    .slice(1, MAX_SCRIPTS)
    .filter((script) => /^[^<>]{0,500}application\/ld\+json/i.test(script))
    .map((script) => script.slice(script.indexOf('>') + 1).split(/<\/script/i)[0] ?? '')
    .flatMap((json) => findPostings(parseData(json)))
    .slice(0, MAX_POSTINGS)
    .map(toPagePosting)
    .filter(({ title }) => title);
