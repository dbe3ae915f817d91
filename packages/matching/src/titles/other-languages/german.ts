import type { TitleWords } from './title-language';

/** German words of job titles, without umlauts, male form; compounds are put together from a field and a head. */
export const GERMAN: TitleWords = {
  feminine: [
    ['innen', ''],
    ['in', ''],
    ['en', ''],
    ['e', ''],
    ['er', 'e'],
  ],
  cognates: [
    ['ologe', 'ologist'],
    ['olog', 'ologist'],
    ['onom', 'onomist'],
    ['therapeut', 'therapist'],
    ['graf', 'grapher'],
    ['pathe', 'path'],
    ['iater', 'iatrist'],
  ],
  phrases: `kaufmann buromanagement=office clerk; kaufmann einzelhandel=shop assistant; kaufmann gross aussenhandel=wholesale merchant;
    kauffrau buromanagement=office clerk; kauffrau einzelhandel=shop assistant; medizinische fachangestellte=medical assistant;
    zahnmedizinische fachangestellte=dental assistant; rechtsanwaltsfachangestellte=legal assistant; steuerfachangestellte=tax clerk;
    medizinischer fachangestellter=medical assistant; verkaufer backerei=bakery shop assistant; assistent geschaftsfuhrung=executive assistant;
    assistenz geschaftsfuhrung=executive assistant; kaufmann spedition logistikdienstleistung=freight forwarder;
    fachkraft lagerlogistik=warehouse worker; fachkraft schutz sicherheit=security guard; koch lehrling=cook apprentice;
    leiter personal=human resources manager; leiter einkauf=purchasing manager; leiter finanzen=financial manager; leiter marketing=marketing manager;
    leiter vertrieb=sales manager; arzt innere medizin=specialised doctor; gesundheits krankenpfleger=general nurse;
    staatlich geprufter techniker=technician; technischer zeichner=drafter; technischer leiter=technical director;
    kaufmannischer leiter=commercial director; kaufmannischer angestellter=office clerk; soziale arbeit=social work; offentlicher dienst=civil service;
    garten landschaftsbau=landscaping; garten landschaftsbauer=landscape gardener; heilpadagoge=special needs teacher`,
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
    werkstudent=intern; wissenschaftler=scientist; zahnarzt=dentist; zeichner=drafter; zimmermann=carpenter; zerspanungsmechaniker=machine operator;
    steuerfachangestellter=tax clerk; steuerfachangestellte=tax clerk; rechtsanwaltsfachangestellter=legal assistant;
    rechtsanwaltsfachangestellte=legal assistant; fachangestellter=assistant; fachangestellte=assistant; angestellter=clerk; angestellte=clerk;
    ing=engineer; dipling=engineer; ingenieurin=engineer; lkwfahrer=truck driver; lastwagenfahrer=truck driver; kraftfahrer=truck driver;
    busfahrer=bus driver; taxifahrer=taxi driver; kurier=courier; zusteller=postal carrier; brieftrager=postal carrier;
    personaler=human resources officer; personalleiter=human resources manager; kaufmann=clerk; kauffrau=clerk; burokaufmann=office clerk;
    burokauffrau=office clerk; industriekaufmann=commercial clerk; industriekauffrau=commercial clerk; bankkaufmann=bank clerk; bankkauffrau=bank clerk;
    einzelhandelskaufmann=shop assistant; einzelhandelskauffrau=shop assistant; versicherungskaufmann=insurance agent;
    immobilienkaufmann=real estate agent; immobilienmakler=real estate agent; hotelfachmann=hotel worker; hotelfachfrau=hotel worker;
    restaurantfachmann=waiter; restaurantfachfrau=waiter; fachmann=specialist; fachfrau=specialist; servicekraft=waiter; kraft=worker; putzkraft=cleaner;
    raumpfleger=cleaner; gebaudereiniger=building cleaner; reiniger=cleaner; hauswirtschafter=housekeeper; haushaltshilfe=domestic cleaner;
    zimmermadchen=room attendant; kuchenhilfe=kitchen assistant; kuchenchef=head chef; hilfe=assistant; helfer=helper worker; hilfsarbeiter=labourer;
    arbeiter=worker; bauarbeiter=building construction worker; produktionshelfer=factory hand; produktionsmitarbeiter=production worker;
    lagerarbeiter=warehouse worker; staplerfahrer=forklift operator; gabelstaplerfahrer=forklift operator; kommissionierer=order picker;
    packer=hand packer; fuhrer=operator; maschinenfuhrer=machine operator; anlagenfuhrer=plant operator; maschinenbediener=machine operator;
    bediener=operator; einrichter=machine setter; kfzmechatroniker=vehicle technician; kfzmechaniker=vehicle technician;
    automechaniker=vehicle technician; kraftfahrzeugmechatroniker=vehicle technician; industriemechaniker=industrial machinery mechanic;
    feinmechaniker=precision mechanic; elektromonteur=electrician; elektroinstallateur=electrician; installateur=plumber; klempner=plumber;
    spengler=sheet metal worker; sanitarinstallateur=plumber; glaser=glazier; fliesenleger=tile fitter; bodenleger=floor layer; zimmerer=carpenter;
    stuckateur=plasterer; gipser=plasterer; geruster=scaffolder; gerustbauer=scaffolder; polier=construction supervisor; vorarbeiter=supervisor;
    schichtleiter=shift supervisor; teamleiter=team leader; gruppenleiter=team leader; abteilungsleiter=department manager; filialleiter=shop manager;
    marktleiter=supermarket manager; lagerleiter=warehouse manager; bereichsleiter=department manager; werkleiter=plant manager;
    werksleiter=plant manager; betriebsleiter=operations manager; vorstand=chief executive officer; prokurist=authorised manager; chef=manager;
    hauptbuchhalter=accountant; lohnbuchhalter=payroll clerk; bilanzbuchhalter=accountant; wirtschaftsprufer=auditor; kreditberater=loan officer;
    bankberater=bank adviser; anlageberater=investment adviser; versicherungsberater=insurance agent; unternehmensberater=business consultant;
    aktuar=actuary; statistiker=statistician; mathematiker=mathematician; physiker=physicist; biologe=biologist; geologe=geologist; okonom=economist;
    volkswirt=economist; betriebswirt=business manager; soziologe=sociologist; historiker=historian; archivar=archivist; journalist=journalist;
    autor=writer; texter=copywriter; lektor=editor; fotograf=photographer; kameramann=camera operator; schauspieler=actor; musiker=musician;
    sanger=singer; tanzer=dancer; kunstler=artist; mediengestalter=graphic designer; gestalter=designer; designer=designer; bauzeichnerin=drafter;
    konstrukteur=mechanical design engineer; vermesser=surveyor; geomatiker=geomatics technician; programmiererin=programmer;
    systemadministrator=ICT system administrator; netzwerkadministrator=ICT network administrator; datenbankadministrator=database administrator;
    softwareingenieur=software developer; datenanalyst=data analyst; analyst=analyst; analytiker=analyst; anwendungsentwickler=software developer;
    webentwickler=web developer; webdesigner=web designer; itleiter=ICT manager; tester=tester; scrum=scrum; oberarzt=specialised doctor;
    assistenzarzt=specialised doctor; hausarzt=general practitioner; facharzt=specialised doctor; chirurg=surgeon; apotheker=pharmacist;
    optiker=optician; augenoptiker=optician; horgerateakustiker=hearing aid technician; zahntechniker=dental technician; logopade=speech therapist;
    heilpraktiker=complementary therapist; sanitater=paramedic; notfallsanitater=paramedic; rettungssanitater=paramedic;
    altenpflegehelfer=nurse assistant; krankenpflegehelfer=nurse assistant; pflegeassistent=nurse assistant; pflegeassistenz=nurse assistant;
    pflegedienstleitung=nursing manager; sozialbetreuer=social care worker; sozialberater=social counsellor; kinderpfleger=child care worker;
    kinderbetreuer=child care worker; tagesmutter=child care worker; kindergartner=early years teacher; grundschullehrer=primary school teacher;
    gymnasiallehrer=secondary school teacher; sonderpadagoge=special educational needs teacher; berufsschullehrer=vocational teacher;
    schulleiter=head teacher; professor=university lecturer; forscher=researcher; wissenschaftlicher=research; praktikant=intern;
    auszubildende=apprentice; azubi=apprentice; lehrling=apprentice; werkstudentin=intern; feuerwehrmann=firefighter; feuerwehrfrau=firefighter;
    soldat=soldier; zollbeamter=customs officer; beamter=civil servant; wachmann=security guard; sicherheitsmitarbeiter=security guard;
    detektiv=detective; pilot=pilot; flugbegleiter=cabin crew; lokfuhrer=train driver; lokomotivfuhrer=train driver; triebfahrzeugfuhrer=train driver;
    zugbegleiter=train conductor; matrose=sailor; kapitan=captain; fischer=fisher; jager=hunter; forster=forester; winzer=wine grower; florist=florist;
    kosmetiker=beautician; friseurmeister=hairdresser; schuhmacher=shoemaker; goldschmied=goldsmith; uhrmacher=watchmaker; drucker=printer;
    buchbinder=bookbinder; barkeeper=bartender; sommelier=sommelier; rezeptionist=receptionist; empfangsmitarbeiter=receptionist;
    telefonist=telephone operator; callcenteragent=call centre agent; kassiererin=cashier; reiseverkehrskaufmann=travel agent; reiseleiter=tour guide;
    eventmanager=event manager; veranstaltungskaufmann=event assistant; stellvertreter=deputy; aussendienstmitarbeiter=sales representative;
    innendienstmitarbeiter=inside sales representative; handelsvertreter=commercial sales representative; vertriebsmitarbeiter=sales representative;
    aussendienst=sales representative; gebietsleiter=regional sales manager; bezirksleiter=regional sales manager; einkaufsleiter=purchasing manager;
    verkaufsleiter=sales manager; vertriebsleiter=sales manager; marketingleiter=marketing manager; qualitatsprufer=product quality inspector;
    sicherheitsingenieur=safety engineer; sicherheitsfachkraft=health and safety officer; umweltingenieur=environmental engineer;
    verfahrenstechniker=process technician; verfahrensingenieur=process engineer; prozessingenieur=process engineer;
    elektroingenieur=electrical engineer; maschinenbauingenieur=mechanical engineer; maschinenbautechniker=mechanical engineering technician;
    wirtschaftsingenieur=industrial engineer; chemieingenieur=chemical engineer; chemikant=chemical plant operator;
    pharmakant=pharmaceutical production operator; bauhelfer=construction worker; kranfuhrer=crane operator; baggerfuhrer=excavator operator;
    mullwerker=refuse collector; hausverwalterin=property manager; bademeister=lifeguard; rettungsschwimmer=lifeguard; bestatter=funeral director;
    pfarrer=minister of religion; imam=imam; dirigent=conductor; regisseur=director; produzent=producer; tontechniker=sound technician;
    veranstaltungstechniker=event technician`,
  fields: `abteilung=department; anlagen=plant; anwendung=applications; ausbildung=training; automobil=automotive; bau=construction; betrieb=operations; bilanz=accounting;
    buchhaltung=accounting; buro=office; daten=data; debitoren=accounts receivable; dienst=service; einkauf=purchasing; elektro=electrical; empfang=reception; entwicklung=development;
    export=export; filial=shop; finanz=finance; finanzen=finance; forschung=research; gebaude=building; gesundheit=health; haus=house; immobilien=real estate; import=import; industrie=industrial; innen=indoor;
    instandhaltung=maintenance; kinder=children; konstruktion=design; kosten=cost; kranken=hospital; kreditoren=accounts payable; kuchen=kitchen; kunden=customer; kundendienst=customer service; lager=warehouse; lebensmittel=food; logistik=logistics; lohn=payroll;
    marketing=marketing; maschinen=machinery; maschinenbau=mechanical engineering; medien=media; netzwerk=network; offentlichkeit=public relations; personal=human resources; pflege=nursing; planung=planning;
    produkt=product; produktion=production; projekt=project; prozess=process; qualitat=quality; qualitatssicherung=quality assurance; recht=legal; rechnungswesen=accounting; reinigung=cleaning; reise=travel; schicht=shift; schule=school; service=service; sicherheit=security;
    software=software; sozial=social; steuer=tax; system=systems; team=team; technik=engineering; umwelt=environmental; verkauf=sales; vermogen=asset; versand=shipping; versicherung=insurance; vertrieb=sales; verwaltung=administration;
    wartung=maintenance; web=web; werbung=advertising; werk=plant; wirtschaft=economics; zoll=customs;
    aussendienst=field sales; kfz=vehicle; lkw=truck; bus=bus; it=IT; edv=ICT; hr=human resources; bank=bank; hotel=hotel; restaurant=restaurant;
    kueche=kitchen; mathematik=mathematics; sekundarstufe=secondary school; grundschule=primary school; gymnasium=secondary school; kita=child care;
    kindergarten=child care; kind=child; jugend=youth; sport=sport; musik=music; kunst=art; deutsch=German; englisch=English; biologie=biology;
    chemie=chemistry; physik=physics; elektronik=electronics; elektrotechnik=electrical engineering; mechanik=mechanics; mechatronik=mechatronics;
    metall=metal; holz=wood; papier=paper; textil=textile; kunststoff=plastics; glas=glass; stahl=steel; beton=concrete; strassen=road;
    tief=civil engineering; hoch=building; garten=garden; landschaft=landscape; wald=forest; tier=animal; pflanzen=plant; land=agricultural;
    landwirtschaft=agriculture; wasser=water; abwasser=waste water; energie=energy; strom=electricity; gas=gas; heizung=heating; heizungs=heating;
    klima=air conditioning; luft=air; kalte=refrigeration; sanitar=plumbing; fahrzeug=vehicle; automobile=automotive; schiff=ship; flug=aircraft;
    flugzeug=aircraft; luftfahrt=aviation; bahn=rail; verkehr=transport; transport=transport; spedition=freight forwarding; handel=trade;
    grosshandel=wholesale; einzelhandel=retail; aussenhandel=import export; kredit=credit; steuern=tax; rechnung=invoice; controlling=controlling;
    revision=audit; risiko=risk; compliance=compliance; vertrag=contract; patent=patent; presse=press; kommunikation=communications; werbe=advertising;
    grafik=graphic; foto=photo; film=film; fernseh=television; radio=radio; theater=theatre; buch=book; druck=printing; datenbank=database;
    informatik=computer science; anwendungsentwicklung=application development; systemintegration=system integration;
    softwareentwicklung=software development; betriebs=operations; betriebstechnik=industrial; gebaudetechnik=building; produktions=production;
    fertigung=manufacturing; fertigungs=manufacturing; montage=assembly; maschine=machinery; werkzeug=tool; werkstoff=materials; mess=measurement;
    pruf=test; labor=laboratory; medizin=medical; medizinisch=medical; klinik=hospital; krankenhaus=hospital; alten=elderly; behinderten=disability;
    heim=home; familie=family; familien=family; arbeit=work; arbeits=work; arbeitssicherheit=health and safety; arbeitsschutz=health and safety;
    brandschutz=fire safety; schutz=protection; objekt=site; immobilie=real estate; haustechnik=building services; bildung=education;
    weiterbildung=training; erwachsenenbildung=adult education; sprach=language; sprache=language; reisen=travel; tourismus=tourism; event=event;
    veranstaltung=event; veranstaltungs=event; empfangs=reception; fleisch=meat; brot=bread; getranke=beverage; mode=fashion; schmuck=jewellery;
    mobel=furniture; innenausbau=interior; innenarchitektur=interior design; raum=spatial; stadt=urban; stadtplanung=urban planning;
    vermessung=surveying; statistik=statistics; forschungs=research; entwicklungs=development; produktmanagement=product management;
    projektmanagement=project management; kundenservice=customer service; kundenbetreuung=customer service; beschaffung=procurement;
    disposition=dispatch; warenannahme=goods receiving; zeitarbeit=temporary work; personalentwicklung=training; personalwesen=human resources;
    rekrutierung=recruitment; lohnbuchhaltung=payroll; finanzbuchhaltung=accounting; unternehmens=business; geschafts=business; regional=regional;
    gebiets=regional; international=international; technisch=technical; technischer=technical; technische=technical; kaufmannischer=commercial;
    kaufmannische=commercial`,
  spellings: [
    ['k', 'c'],
    ['z', 'c'],
  ],
  joints: ['s', 'es', 'n', 'en', ''],
  smallWords: 'fur und im in der die das des den von mit am zur zum als bei hf fh eth dipl',
  abbreviations: 'ltr=leiter; sachb=sachbearbeiter; mitarb=mitarbeiter; kfm=kaufmannischer; kffr=kauffrau',
};
