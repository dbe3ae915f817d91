import * as z from 'zod';
import bankingAndInsurance from '../../demo/job-postings/banking-and-insurance.json' with { type: 'json' };
import finance from '../../demo/job-postings/finance.json' with { type: 'json' };
import healthCare from '../../demo/job-postings/health-care.json' with { type: 'json' };
import hospitalityAndRetail from '../../demo/job-postings/hospitality-and-retail.json' with { type: 'json' };
import humanResources from '../../demo/job-postings/human-resources.json' with { type: 'json' };
import informationTechnology from '../../demo/job-postings/information-technology.json' with { type: 'json' };
import logistics from '../../demo/job-postings/logistics.json' with { type: 'json' };
import manufacturing from '../../demo/job-postings/manufacturing.json' with { type: 'json' };
import procurement from '../../demo/job-postings/procurement.json' with { type: 'json' };
import salesAndMarketing from '../../demo/job-postings/sales-and-marketing.json' with { type: 'json' };
import { DemoPostings } from './demo-schemas';

/** The demo's job postings by sub-sector; a posting's id is its position in this order. */
export const demoPostings = () =>
  z
    .array(DemoPostings)
    .parse([
      informationTechnology,
      logistics,
      healthCare,
      manufacturing,
      bankingAndInsurance,
      hospitalityAndRetail,
      finance,
      humanResources,
      salesAndMarketing,
      procurement,
    ]);
