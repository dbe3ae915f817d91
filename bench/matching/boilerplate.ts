/**
 * Typical employer boilerplate without reference to a job, written for this measurement. Of two employers, so that no
 * result depends on one wording; without headings, which would make it easy to detect.
 */
export const EMPLOYER_TEXTS: readonly string[] = [
  `Founded in 1921 as a family workshop for farm gates, the Harrow Vale Group has grown into one of the best known names in
its part of the country. Our founder believed that a promise made at the market on Monday should be kept by Friday, and four
generations later that belief still guides us. Today more than six thousand people in eleven countries work under our roof. We
are proud of our roots, of the river that turned our first wheel, and of the neighbours who have trusted us for a century. In
2019 we opened our new campus on the old railway land, with a garden, a nursery, a gym and a restaurant that serves food from
local farms. We have been named a great place to work nine years in a row and hold a gold award for our efforts on climate.
Our values are simple: be curious, be kind, own the outcome and leave things better than you found them. We live them every
day and we look for people who do the same. Diversity makes us stronger. We are an equal opportunity employer and make
decisions without regard to race, colour, religion, sex, sexual orientation, gender identity, national origin, age, marital
status, pregnancy, veteran status, disability or any other characteristic protected by law. Applicants who need an
accommodation during the recruitment process may contact our people team in confidence. We offer a competitive salary that is
reviewed each spring, an annual bonus that depends on the results of the group, a generous pension to which we contribute
twice what you do, private medical, dental and vision insurance from the first day, life assurance and income protection. You
will enjoy twenty-eight days of paid holiday, your birthday off, and the chance to buy or sell five days a year. Parents
receive six months of fully paid leave, whichever way a child joins the family. We support flexible and hybrid arrangements
wherever we can, and every team agrees on the days it meets in the office. There is free parking, a season ticket loan, a
bicycle scheme and a shuttle bus from the station. Our learning platform gives access to ten thousand courses, and each
colleague has a personal budget to spend on conferences, books or a degree. Employee networks for women, carers, parents,
veterans and the LGBTQ community meet every month and advise our board. Twice a year everyone may take a paid day to volunteer
for a charity of their choice; last year our people planted trees, painted schools and cooked for the homeless. Our
foundation matches every donation you make. To apply, send your curriculum vitae and a short letter through our careers page
before the closing date. We read every application ourselves and answer within ten working days. Those invited will have a
call with our recruitment partner, followed by two meetings on site or by video. We may close the vacancy early if we receive
many applications, so please do not wait until the last moment. Offers depend on references, proof of the right to work in
the country and, for some positions, a background check and a drug screening. We process your personal data in accordance with
our privacy notice, keep it for twelve months and never sell it. Unsolicited approaches by agencies are not accepted and no
fee will be paid for candidates introduced without a written agreement. The group is made up of five divisions that trade
under their own names: gates and fences, garden furniture, lighting, tools and a chain of ninety shops. Each has its own
managing director and reports to the board in our headquarters. Revenue passed one billion for the first time in 2022 and we
have invested forty million in new buildings since then. We won the regional export prize twice and supply customers from
Norway to New Zealand. Our shares are held by the family trust and by the employees, who own a fifth of the company. We
publish a report on our footprint each year and have promised to reach net zero by 2035, ten years ahead of the law. We have
replaced every boiler in our buildings by heat pumps and buy electricity only from wind and sun. Nothing in this posting
limits the right of management to assign or reassign duties at any time, and the statements above are not a contract of
employment. Employment is at will and may be ended by either side with the notice the law requires. The pay range shown is
what we expect to offer in good faith; the final figure depends on location, experience and internal fairness. Everybody is
welcome here: if you are excited by this opportunity but do not meet every requirement, we would still love to hear from you.
Come and grow with us, and follow our stories online to see what a day in the company looks like.`,
  `We are Northlight Health Partners, a not-for-profit network of nine hospitals, sixty clinics and two residential homes that
serves more than a million people along the coast. Our story began in 1887, when three sisters opened a house with twelve beds
above a bakery. The bakery has gone, but the house still stands, and every newcomer visits it in the first week. Since then we
have merged with four charities, opened the region's first children's wing and founded a school that bears the sisters' name. Our
mission is to improve the health of the communities we serve with compassion, respect and integrity. Our vision is a region in
which everyone can reach their best. We hold ourselves to the highest standards of service, teamwork, stewardship and
innovation. Magazines have listed us among the most admired organisations in the state for eight consecutive years. We believe
that people who feel looked after look after others. That is why our benefits start on day one. Full-time and part-time staff
may choose among three medical plans, two dental plans and a vision plan, with health savings and flexible spending accounts.
We match contributions to your retirement account up to six percent, vested at once. Paid time off grows with your years of
service, and unused days carry over. We pay tuition of up to five thousand dollars a year, repay student loans for those who
qualify, and give discounts on phones, theme parks, gyms and cars. Our assistance programme offers free and confidential
counselling, legal advice and financial planning to you and everyone in your household. There is subsidised child care on three of our
sites, adoption assistance, pet insurance, identity theft protection and commuter passes. Recognition matters to us, so
colleagues thank each other with points that can be spent in an online store. Northlight is an affirmative action and equal
opportunity employer. All qualified applicants will receive consideration for employment without regard to race, color,
ancestry, creed, religion, sex, gender expression, sexual orientation, citizenship, genetic information, military status,
disability or age. We participate in E-Verify and will provide the federal government with your form to confirm that you are
authorised to work in the United States. Qualified applicants with arrest or conviction records are considered in accordance with
local ordinances. If you require reasonable accommodation to complete the application, please call our talent acquisition office
or write to the address below. As a condition of employment all new hires must show proof of immunisation, pass a criminal
background investigation and complete orientation within thirty days. Our campuses are free of tobacco. The successful
candidate must be able to sit, stand, walk, bend, reach and occasionally lift up to twenty-five pounds, to see and hear in the
normal range with or without correction, and to cope with noise and changing temperatures. These physical demands are
representative of those that must be met; reasonable adjustments may be made for individuals with disabilities. The noise level
is usually moderate. The above is intended to describe the general nature of the position and is not an exhaustive list of all
activities, responsibilities and qualifications. Management may revise it at its discretion. The hourly rate is set by a grade
and step plan negotiated with the union, with differentials for evenings, nights and weekends. Overtime needs prior approval.
The probationary period is six months. Positions funded by a grant end when the grant ends. We post every opening internally for
seven days first, and current colleagues are encouraged to apply after a year in their present place. Applications received
after the deadline may be kept for future openings. Please do not call about the state of your application; you can follow it
in the portal at any time. Beware of fraud: we never ask candidates for money, gift cards or bank details, and all
correspondence comes from our own domain. The coast offers mild winters, miles of beaches, excellent schools and a lively
downtown with theatres, breweries and a farmers' market. Housing costs less than in most cities of the size, and the
international airport is forty minutes away. We help with the move through a relocation allowance and a partner who finds homes,
schools and doctors for new families. Our sustainability office has cut waste by a third and planted rooftop gardens on four of
our buildings. Each spring thousands of us run, walk and ride to raise money for the children's wing, and each winter we wrap
presents for families in need. Our councils give every voice a place at the table, from the newest to the most senior among us.
We celebrate holidays of many cultures, speak more than seventy languages and never stop learning from one another. Join a team
that is proud of what it does, and discover why so many of us stay for a whole career. You belong at Northlight, and your
future starts here with a single click.`,
];

/** Position of the boilerplate: after the description, before it, or between its sentences. */
export const PLACES = ['behind', 'in front', 'in the middle'] as const;
export type Place = (typeof PLACES)[number];

/** A description with about `words` words of boilerplate, in whole sentences, at a position. */
export function withBoilerplate(description: string, words: number, position: Place, row: number): string {
  const employer = firstWords(EMPLOYER_TEXTS[row % EMPLOYER_TEXTS.length] ?? '', words);
  if (position === 'behind') return `${description}\n\n${employer}`;
  if (position === 'in front') return `${employer}\n\n${description}`;
  const parts = description.split(/(?<=[.;])\s+/);
  const middle = Math.ceil(parts.length / 2);
  return [...parts.slice(0, middle), employer, ...parts.slice(middle)].join(' ');
}

function firstWords(text: string, words: number): string {
  let count = 0;
  const sentences: string[] = [];
  for (const sentence of text.replace(/\s+/g, ' ').split(/(?<=\.) /)) {
    if (count >= words) break;
    sentences.push(sentence);
    count += sentence.split(' ').length;
  }
  return sentences.join(' ');
}
