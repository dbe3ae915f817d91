import { ownTitle } from '@skills-architect/contracts';
import { plainTitle } from './title-words';

const SUMS =
  /(?:^|\s)(?:total|totals|subtotal|sum|average|avg|mean|median|overlap|gap|count|coverage|percent|percentage|headcount|fte|hc|summe|gesamt|durchschnitt|mittelwert|anzahl|abdeckung|somme|moyenne|totale|totaal|gemiddelde|media|promedio|suma|razem|srednia|итого|合計|平均|小計)$/;
const COUNTS =
  /^(?:total|number|no|count|sum|average|avg|headcount|hc|fte|anzahl|nombre|numero) (?:of|de|der|von|di|\S+$)/;
const PERIOD =
  /(?:^|\s)(?:q[1-4]|(?:19|20)\d\d|fy\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:20)?\d\d)(?:\s|$)/;
const KEY = /(?:^|\s)(?:id|ids|code|codes|number|nr|key|uuid)$/;

/** Whether a title is that of a key: "department_id/id". */
export const namesKey = (title: string): boolean => KEY.test(plainTitle(ownTitle(title)));

/** Whether figures below a title are sums, amounts of a period, or keys: they are no levels. */
export const namesFigures = (title: string): boolean => {
  const plain = plainTitle(ownTitle(title));
  return SUMS.test(plain) || COUNTS.test(plain) || PERIOD.test(plain) || namesKey(title);
};
