import * as z from 'zod';
import leadershipRoles from '../../demo/leadership-roles.json' with { type: 'json' };
import bankingAndInsurance from '../../demo/sub-sectors/banking-and-insurance.json' with { type: 'json' };
import finance from '../../demo/sub-sectors/finance.json' with { type: 'json' };
import healthCare from '../../demo/sub-sectors/health-care.json' with { type: 'json' };
import hospitalityAndRetail from '../../demo/sub-sectors/hospitality-and-retail.json' with { type: 'json' };
import humanResources from '../../demo/sub-sectors/human-resources.json' with { type: 'json' };
import informationTechnology from '../../demo/sub-sectors/information-technology.json' with { type: 'json' };
import logistics from '../../demo/sub-sectors/logistics.json' with { type: 'json' };
import manufacturing from '../../demo/sub-sectors/manufacturing.json' with { type: 'json' };
import procurement from '../../demo/sub-sectors/procurement.json' with { type: 'json' };
import salesAndMarketing from '../../demo/sub-sectors/sales-and-marketing.json' with { type: 'json' };
import { DemoLeadershipRole, DemoSubSector } from './demo-schemas';

/** The demo's sub-sectors; a role's id is its position in this order. */
export const demoSubSectors = () =>
  z
    .array(DemoSubSector)
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

/** The leadership roles, seeded in every portal; their skills only in the demo. */
export const demoLeadershipRoles = () => z.array(DemoLeadershipRole).parse(leadershipRoles);
