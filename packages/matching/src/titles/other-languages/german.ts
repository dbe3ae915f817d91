import type { TitleWords } from './title-language';

/** German words of job titles, without umlauts, male form; compounds are put together from a field and a head. */
export const GERMAN: TitleWords = {
  feminine: [
    ['innen', ''],
    ['in', ''],
  ],
  phrases: `kaufmann buromanagement=office clerk; kaufmann einzelhandel=shop assistant; kaufmann gross aussenhandel=wholesale merchant;
    kauffrau buromanagement=office clerk; kauffrau einzelhandel=shop assistant; medizinische fachangestellte=medical assistant;
    zahnmedizinische fachangestellte=dental assistant; rechtsanwaltsfachangestellte=legal assistant; steuerfachangestellte=tax clerk`,
  heads: `administrator=administrator; altenpfleger=care worker; anlagenmechaniker=plant mechanic; architekt=architect; arzt=doctor;
    arzthelfer=medical assistant; assistent=assistant; assistenz=assistant; ausbilder=trainer; auszubildender=apprentice; backer=baker;
    bauleiter=construction manager; bauingenieur=civil engineer; bauzeichner=drafter; berater=consultant; betreuer=care worker;
    bibliothekar=librarian; buchhalter=bookkeeper accountant; chemielaborant=chemistry technician; chemiker=chemist; controller=controller;
    dachdecker=roofer; disponent=dispatcher; dolmetscher=interpreter; dozent=lecturer; elektriker=electrician; elektroniker=electronics technician;
    einkaufer=purchaser; entwickler=developer; ergotherapeut=occupational therapist; erzieher=early years teacher; fachinformatiker=ICT technician;
    fachkraft=specialist; fahrer=driver; berufskraftfahrer=truck driver; friseur=hairdresser; gartner=gardener; geschaftsfuhrer=managing director;
    gesundheits=health; grafiker=graphic designer; hausmeister=caretaker; hausverwalter=property manager; hebamme=midwife; heizungsbauer=heating technician;
    informatiker=computer scientist; ingenieur=engineer; jurist=lawyer; kassierer=cashier; kellner=waiter; koch=cook; konditor=pastry maker;
    krankenpfleger=general nurse; krankenschwester=general nurse; gesundheitspfleger=nurse; kundenberater=customer adviser; laborant=laboratory technician;
    lagerist=warehouse worker; landwirt=farmer; lehrer=teacher; leiter=manager; leitung=manager; logistiker=logistics specialist; maler=painter;
    masseur=massage therapist; maurer=bricklayer; mechaniker=mechanic; mechatroniker=mechatronics technician; meister=supervisor; metzger=butcher;
    mitarbeiter=worker; monteur=fitter; notar=notary; padagoge=educator; personalreferent=human resources officer; pflegefachfrau=registered general nurse;
    pflegefachmann=registered general nurse; pflegefachkraft=registered general nurse; pflegehelfer=healthcare assistant; pfleger=nurse; pfortner=doorkeeper; physiotherapeut=physiotherapist;
    planer=planner; polizist=police officer; produktmanager=product manager; programmierer=programmer; projektleiter=project manager; prufer=auditor;
    psychologe=psychologist; rechtsanwalt=lawyer; redakteur=editor; referent=officer; reinigungskraft=cleaner; richter=judge; sachbearbeiter=clerk;
    schlosser=metal fitter; schneider=tailor; schreiner=joiner; schweisser=welder; sekretar=secretary; softwareentwickler=software developer;
    sozialarbeiter=social worker; sozialpadagoge=social pedagogue; speditionskaufmann=freight forwarder; steuerberater=tax adviser; techniker=technician; tierarzt=veterinarian;
    tischler=carpenter; trainer=trainer; ubersetzer=translator; verkaufer=shop assistant; verwalter=administrator; vertreter=representative;
    werkstudent=intern; wissenschaftler=scientist; zahnarzt=dentist; zeichner=drafter; zimmermann=carpenter; zerspanungsmechaniker=machine operator`,
  fields: `abteilung=department; anlagen=plant; anwendung=applications; ausbildung=training; automobil=automotive; bau=construction; betrieb=operations; bilanz=accounting;
    buchhaltung=accounting; buro=office; daten=data; debitoren=accounts receivable; dienst=service; einkauf=purchasing; elektro=electrical; empfang=reception; entwicklung=development;
    export=export; filial=shop; finanz=finance; finanzen=finance; forschung=research; gebaude=building; gesundheit=health; haus=house; immobilien=real estate; import=import; industrie=industrial; innen=indoor;
    instandhaltung=maintenance; kinder=children; konstruktion=design; kosten=cost; kranken=hospital; kreditoren=accounts payable; kuchen=kitchen; kunden=customer; kundendienst=customer service; lager=warehouse; lebensmittel=food; logistik=logistics; lohn=payroll;
    marketing=marketing; maschinen=machinery; maschinenbau=mechanical engineering; medien=media; netzwerk=network; offentlichkeit=public relations; personal=human resources; pflege=nursing; planung=planning;
    produkt=product; produktion=production; projekt=project; prozess=process; qualitat=quality; qualitatssicherung=quality assurance; recht=legal; rechnungswesen=accounting; reinigung=cleaning; reise=travel; schicht=shift; schule=school; service=service; sicherheit=security;
    software=software; sozial=social; steuer=tax; system=systems; team=team; technik=engineering; umwelt=environmental; verkauf=sales; vermogen=asset; versand=shipping; versicherung=insurance; vertrieb=sales; verwaltung=administration;
    wartung=maintenance; web=web; werbung=advertising; werk=plant; wirtschaft=economics; zoll=customs`,
  joints: ['s', 'es', 'n', 'en', ''],
  smallWords: 'fur und im in der die das des den von mit am zur zum als bei hf fh eth dipl',
};
