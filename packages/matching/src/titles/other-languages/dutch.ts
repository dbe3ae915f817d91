import type { TitleWords } from './title-language';

/** Dutch words of job titles; compounds are put together from a field and a head. */
export const DUTCH: TitleWords = {
  feminine: [
    ['ster', 'er'],
    ['euse', 'eur'],
  ],
  phrases: `medewerker klantenservice=customer service representative; medewerker binnendienst=inside sales representative; medewerker magazijn=warehouse worker; administratief medewerker=office clerk; leraar basisonderwijs=primary school teacher; hoofd inkoop=purchasing manager`,
  heads: `aannemer=building contractor; accountant=accountant; adviseur=adviser; ambtenaar=civil servant; analist=analyst; apotheker=pharmacist; architect=architect; arts=doctor; assistent=assistant; bakker=baker; begeleider=support worker; beheerder=administrator; bediende=clerk; beveiliger=security guard; bewaker=guard; bezorger=delivery driver;
    boekhouder=bookkeeper; boekhoudkundige=accountant; chauffeur=driver; chef=manager; coordinator=coordinator; directeur=director; docent=teacher; elektricien=electrician; fysiotherapeut=physiotherapist; hoofd=manager; inkoper=purchaser; kapper=hairdresser; kassamedewerker=cashier; kok=cook; leraar=teacher; leider=leader; lasser=welder; loodgieter=plumber;
    magazijnier=warehouse worker; magazijnmedewerker=warehouse worker; manager=manager; medewerker=worker; metselaar=bricklayer; monteur=fitter; ober=waiter; onderzoeker=researcher; ontwikkelaar=developer; ontwerper=designer; operator=operator; planner=planner; recruiter=recruiter; schilder=painter; schoonmaker=cleaner; secretaresse=secretary; slager=butcher; stagiair=intern;
    tandarts=dentist; technicus=technician; teamleider=team leader; timmerman=carpenter; tolk=interpreter; tuinman=gardener; verkoper=sales assistant; verkoopmedewerker=shop assistant; verpleegkundige=general nurse; verpleger=general nurse; verzorgende=care worker; vertaler=translator; vrachtwagenchauffeur=truck driver; werkvoorbereider=work planner; zorgverlener=care worker`,
  fields: `administratie=administration; binnendienst=inside sales; boekhouding=accounting; bouw=construction; communicatie=communications; data=data; elektro=electrical; financien=finance; financieel=financial; gebouw=building; horeca=catering; inkoop=purchasing; it=ICT; jurist=legal; juridisch=legal; keuken=kitchen; klanten=customer; klantenservice=customer service; kwaliteit=quality;
    logistiek=logistics; loon=payroll; magazijn=warehouse; marketing=marketing; netwerk=network; onderhoud=maintenance; onderwijs=education; personeel=human resources; productie=production; product=product; project=project; reclame=advertising; sales=sales; service=service; software=software; systeem=systems; techniek=engineering; transport=transport; veiligheid=safety; verkoop=sales; web=web; winkel=shop; zorg=care`,
  joints: ['s', 'en', ''],
  smallWords: 'van de het een en in voor bij op met ter der',
};
