import { readWordPairs } from './word-pairs';

/** Short titles of O*NET (Alternate Titles) that stand for one occupation alone and are no other word, and 'HR Business Partner' shorter still. */
const ONET_SHORT_TITLES = `aemt=advanced emergency medical technician; aprn=advanced practice registered nurse;
  atcs=air traffic control specialist; cadc=certified alcohol drug counselor; cbet=certified biomedical equipment technician;
  chha=certified home health aide; cpta=certified physical therapist assistant; crna=certified registered nurse anesthetist;
  hrbp=human resources business partner; isso=information systems security officer; ladc=licensed alcohol and drug counselor;
  lcmhc=licensed clinical mental health counselor; lmft=licensed marriage and family therapist; lmhc=licensed mental health counselor;
  lpta=licensed physical therapist assistant; qmhp=qualified mental health professional; rdms=registered diagnostic medical sonographer;
  rehs=registered environmental health specialist; rhit=registered health information technician; stna=state tested nursing assistant`;

/** Common abbreviations of job titles, with or without a dot; without ambiguous ones such as eng, PA. */
export const ABBREVIATIONS = readWordPairs(`
  acct=accountant; acctg=accounting; admin=administrative; admn=administrative; agt=agent; anlst=analyst;
  assoc=associate; asst=assistant; atty=attorney; bi=business intelligence; bkkpr=bookkeeper; bldg=building;
  ceo=chief executive officer; cfo=chief financial officer; chem=chemical; cio=chief information officer;
  civ=civil; clk=clerk; cmo=chief marketing officer; cna=certified nursing assistant; comms=communications;
  const=construction; constr=construction; coo=chief operating officer; coord=coordinator;
  cpa=certified public accountant; csr=customer service representative; cto=chief technology officer;
  ctrl=controller; cust=customer; dba=database administrator; dept=department; dev=developer; dir=director;
  distr=distribution; drvr=driver; ehs=environment health and safety; elec=electrical; elem=elementary;
  emt=emergency medical technician; engr=engineer; engrg=engineering; equip=equipment;
  evp=executive vice president; exec=executive; fac=facilities; fin=finance; gm=general manager;
  hr=human resources; hse=health and safety; hvac=heating ventilation air conditioning; icu=intensive care;
  infra=infrastructure; insp=inspector; intl=international; inv=inventory; jr=junior; ldr=leader;
  lpn=licensed practical nurse; lvn=licensed practical nurse; maint=maintenance; mdse=merchandise;
  mech=mechanical; merch=merchandising; mfg=manufacturing; mgmt=management; mgr=manager; mktg=marketing;
  mng=managing; mngmt=management; mngr=manager; mtce=maintenance; natl=national; ofc=office; offr=officer;
  oper=operator; opr=operator; ops=operations; pharm=pharmacy; pkg=packaging; pr=public relations; prgm=program;
  prgmr=programmer; prod=production; proj=project; purch=purchasing; qa=quality assurance; qc=quality control;
  qual=quality; rcvg=receiving; recep=receptionist; recpt=receptionist; rehab=rehabilitation; rep=representative;
  rn=registered general nurse; rsch=research; rsrch=research; secy=secretary; sftwr=software; shpg=shipping;
  sls=sales; snr=senior; spclst=specialist; splst=specialist; spvr=supervisor; sr=senior;
  sre=site reliability engineer; supp=support; supt=superintendent; supv=supervisor; supvr=supervisor;
  svc=service; svcs=services; svp=senior vice president; swe=software engineer; sys=systems;
  sysadmin=system administrator; tchr=teacher; techn=technician; transp=transportation; treas=treasurer;
  trng=training; trnr=trainer; ui=user interface; univ=university; ux=user experience; vp=vice president;
  whs=warehouse; whse=warehouse; wkr=worker; wrhs=warehouse;
  ${ONET_SHORT_TITLES}`);

/** Those that are words, names or other abbreviations without their dot. */
export const DOTTED_ABBREVIATIONS = readWordPairs(`
  acad=academic; adv=advanced; anyst=analyst; arch=architect; ass=assistant; asscs=associates; asso=associate;
  attn=attendant; auto=automotive; bus=business; cert=certified; chf=chief; clin=clinical;
  cnc=computer numerical control; comm=communications; comml=commercial; comp=compensation; cons=consultant;
  cont=controller; contr=controller; corp=corporate; cpo=chief product officer; ctr=center; custdn=custodian;
  dist=district; dpty=deputy; econ=economist; educ=education; emer=emergency; eng=engineer; env=environmental;
  envir=environmental; est=estimator; facs=facilities; fwd=forward; gen=general; govt=government; hosp=hospital;
  hw=hardware; ind=industrial; info=information; inst=instructor; instr=instructor; invest=investment;
  jrnl=journal; kyc=know your customer; lab=laboratory; legl=legal; lic=licensed; loc=local; log=logistics;
  mach=machine; mat=material; matl=material; med=medical; mtl=material; np=nurse practitioner; nrs=nurse;
  off=officer; oprs=operations; ot=occupational therapist; pers=personnel; phys=physical; plt=plant;
  pmo=project management; prac=practitioner; prgmg=programming; proc=process; procmt=procurement; prof=professor;
  prog=programmer; psych=psychology; pt=physical therapist; reg=regional; res=research; sci=scientist;
  sec=security; slsp=salesperson; slt=speech therapist; spec=specialist; stat=statistician; sup=supervisor;
  super=superintendent; surg=surgical; sw=software; tech=technician; tel=telephone; tele=telephone;
  trans=transportation; util=utility; vet=veterinary; vol=volunteer; wtr=waiter`);
