import * as z from 'zod';
import leadershipRoles from '../../demo/leadership-roles.json' with { type: 'json' };
import administration from '../../demo/sub-sectors/administration.json' with { type: 'json' };
import agricultureAndFood from '../../demo/sub-sectors/agriculture-and-food.json' with { type: 'json' };
import bankingAndInsurance from '../../demo/sub-sectors/banking-and-insurance.json' with { type: 'json' };
import construction from '../../demo/sub-sectors/construction.json' with { type: 'json' };
import education from '../../demo/sub-sectors/education.json' with { type: 'json' };
import energyAndUtilities from '../../demo/sub-sectors/energy-and-utilities.json' with { type: 'json' };
import engineeringAndProjects from '../../demo/sub-sectors/engineering-and-projects.json' with { type: 'json' };
import finance from '../../demo/sub-sectors/finance.json' with { type: 'json' };
import healthCare from '../../demo/sub-sectors/health-care.json' with { type: 'json' };
import hospitalityAndRetail from '../../demo/sub-sectors/hospitality-and-retail.json' with { type: 'json' };
import humanResources from '../../demo/sub-sectors/human-resources.json' with { type: 'json' };
import informationTechnology from '../../demo/sub-sectors/information-technology.json' with { type: 'json' };
import legal from '../../demo/sub-sectors/legal.json' with { type: 'json' };
import lifeSciences from '../../demo/sub-sectors/life-sciences.json' with { type: 'json' };
import logistics from '../../demo/sub-sectors/logistics.json' with { type: 'json' };
import manufacturing from '../../demo/sub-sectors/manufacturing.json' with { type: 'json' };
import mediaAndCulture from '../../demo/sub-sectors/media-and-culture.json' with { type: 'json' };
import primaryAndCommunityCare from '../../demo/sub-sectors/primary-and-community-care.json' with { type: 'json' };
import procurement from '../../demo/sub-sectors/procurement.json' with { type: 'json' };
import professionalServices from '../../demo/sub-sectors/professional-services.json' with { type: 'json' };
import propertyAndFacilities from '../../demo/sub-sectors/property-and-facilities.json' with { type: 'json' };
import publicServices from '../../demo/sub-sectors/public-services.json' with { type: 'json' };
import salesAndMarketing from '../../demo/sub-sectors/sales-and-marketing.json' with { type: 'json' };
import technologyOperations from '../../demo/sub-sectors/technology-operations.json' with { type: 'json' };
import telecommunications from '../../demo/sub-sectors/telecommunications.json' with { type: 'json' };
import travelAndAviation from '../../demo/sub-sectors/travel-and-aviation.json' with { type: 'json' };
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
      construction,
      education,
      energyAndUtilities,
      publicServices,
      agricultureAndFood,
      mediaAndCulture,
      lifeSciences,
      telecommunications,
      travelAndAviation,
      propertyAndFacilities,
      primaryAndCommunityCare,
      professionalServices,
      legal,
      administration,
      technologyOperations,
      engineeringAndProjects,
    ]);

/** The leadership roles, seeded in every portal; their skills only in the demo. */
export const demoLeadershipRoles = () => z.array(DemoLeadershipRole).parse(leadershipRoles);
