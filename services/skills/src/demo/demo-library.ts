import * as z from 'zod';
import content from '../../demo/content.json' with { type: 'json' };
import contentForms from '../../demo/content-forms.json' with { type: 'json' };
import levelKnowledge from '../../demo/level-knowledge.json' with { type: 'json' };
import skillTree from '../../demo/skill-tree.json' with { type: 'json' };
import skillopedia from '../../demo/skillopedia.json' with { type: 'json' };
import analysisTools from '../../demo/skills/analysis-tools.json' with { type: 'json' };
import bankingAndCredit from '../../demo/skills/banking-and-credit.json' with { type: 'json' };
import businessSystems from '../../demo/skills/business-systems.json' with { type: 'json' };
import complianceAndSafety from '../../demo/skills/compliance-and-safety.json' with { type: 'json' };
import constructionAndProperty from '../../demo/skills/construction-and-property.json' with { type: 'json' };
import dataAndAnalytics from '../../demo/skills/data-and-analytics.json' with { type: 'json' };
import diagnosticsAndTherapy from '../../demo/skills/diagnostics-and-therapy.json' with { type: 'json' };
import educationAndCare from '../../demo/skills/education-and-care.json' with { type: 'json' };
import energyAndEnvironment from '../../demo/skills/energy-and-environment.json' with { type: 'json' };
import engineeringTools from '../../demo/skills/engineering-tools.json' with { type: 'json' };
import farmingAndFood from '../../demo/skills/farming-and-food.json' with { type: 'json' };
import financeAndAccounting from '../../demo/skills/finance-and-accounting.json' with { type: 'json' };
import hospitalityAndCatering from '../../demo/skills/hospitality-and-catering.json' with { type: 'json' };
import infrastructureAndSecurity from '../../demo/skills/infrastructure-and-security.json' with { type: 'json' };
import insuranceAndRisk from '../../demo/skills/insurance-and-risk.json' with { type: 'json' };
import leadingBusiness from '../../demo/skills/leading-business.json' with { type: 'json' };
import leadingPeople from '../../demo/skills/leading-people.json' with { type: 'json' };
import maintenanceAndEngineering from '../../demo/skills/maintenance-and-engineering.json' with { type: 'json' };
import marketing from '../../demo/skills/marketing.json' with { type: 'json' };
import mediaAndCulture from '../../demo/skills/media-and-culture.json' with { type: 'json' };
import nursingAndPatientCare from '../../demo/skills/nursing-and-patient-care.json' with { type: 'json' };
import officeAndCollaborationTools from '../../demo/skills/office-and-collaboration-tools.json' with { type: 'json' };
import officeAndServices from '../../demo/skills/office-and-services.json' with { type: 'json' };
import peopleAndLearning from '../../demo/skills/people-and-learning.json' with { type: 'json' };
import procurementAndContracts from '../../demo/skills/procurement-and-contracts.json' with { type: 'json' };
import productAndDesign from '../../demo/skills/product-and-design.json' with { type: 'json' };
import productionAndQuality from '../../demo/skills/production-and-quality.json' with { type: 'json' };
import publicServicesAndLaw from '../../demo/skills/public-services-and-law.json' with { type: 'json' };
import retailOperations from '../../demo/skills/retail-operations.json' with { type: 'json' };
import salesAndCustomers from '../../demo/skills/sales-and-customers.json' with { type: 'json' };
import scienceAndMedicines from '../../demo/skills/science-and-medicines.json' with { type: 'json' };
import softwareEngineering from '../../demo/skills/software-engineering.json' with { type: 'json' };
import systemsAndNetworks from '../../demo/skills/systems-and-networks.json' with { type: 'json' };
import thinkingAndWorking from '../../demo/skills/thinking-and-working.json' with { type: 'json' };
import transportAndFreight from '../../demo/skills/transport-and-freight.json' with { type: 'json' };
import travelAndTransportServices from '../../demo/skills/travel-and-transport-services.json' with { type: 'json' };
import warehousingAndInventory from '../../demo/skills/warehousing-and-inventory.json' with { type: 'json' };
import workingWithOthers from '../../demo/skills/working-with-others.json' with { type: 'json' };
import {
  DemoContent,
  DemoContentForms,
  DemoFamily,
  DemoLevelKnowledge,
  DemoSkillopedia,
  DemoTrees,
} from './demo-schemas';

/**
 * The demo's families in id order. A skill's id is its position across all files: append only to the last file, otherwise
 * later ids change.
 */
export const demoFamilies = () =>
  z
    .array(DemoFamily)
    .parse([
      dataAndAnalytics,
      softwareEngineering,
      infrastructureAndSecurity,
      productAndDesign,
      transportAndFreight,
      warehousingAndInventory,
      nursingAndPatientCare,
      diagnosticsAndTherapy,
      productionAndQuality,
      maintenanceAndEngineering,
      bankingAndCredit,
      insuranceAndRisk,
      retailOperations,
      hospitalityAndCatering,
      financeAndAccounting,
      peopleAndLearning,
      salesAndCustomers,
      marketing,
      procurementAndContracts,
      complianceAndSafety,
      analysisTools,
      engineeringTools,
      businessSystems,
      officeAndCollaborationTools,
      leadingPeople,
      leadingBusiness,
      thinkingAndWorking,
      workingWithOthers,
      constructionAndProperty,
      educationAndCare,
      energyAndEnvironment,
      publicServicesAndLaw,
      farmingAndFood,
      mediaAndCulture,
      scienceAndMedicines,
      systemsAndNetworks,
      officeAndServices,
      travelAndTransportServices,
    ]);

/** The demo's knowledge texts of levels, by family. */
export const demoLevelKnowledge = () => DemoLevelKnowledge.parse(levelKnowledge);

/** The demo's Skillopedia entries. */
export const demoSkillopedia = () => DemoSkillopedia.parse(skillopedia);

/** The demo's skill trees, as the skills directly below others. */
export const demoTrees = () => DemoTrees.parse(skillTree);

/** The demo's learning items. */
export const demoContent = () => DemoContent.parse(content);

/** The templates of the learning items of the demo's catalogue. */
export const demoContentForms = () => DemoContentForms.parse(contentForms);
