import type { TitleWords } from './title-language';

/** Portuguese words of job titles, without accents, male form. */
export const PORTUGUESE: TitleWords = {
  feminine: [
    ['triz', 'tor'],
    ['ora', 'or'],
    ['eira', 'eiro'],
    ['a', 'o'],
    ['a', ''],
  ],
  phrases: `recursos humanos=human resources; auxiliar enfermagem=healthcare assistant; tecnico enfermagem=nursing assistant; auxiliar administrativo=administrative assistant; assistente administrativo=administrative assistant; auxiliar limpeza=cleaner; gerente projeto=project manager; gerente projetos=project manager; gestor projeto=project manager; diretor geral=chief executive officer;
    assistente social=social worker; operador caixa=cashier; agente viagens=travel agent; chefe cozinha=head chef; atendimento cliente=customer service; motorista caminhao=truck driver; mestre obras=construction supervisor`,
  heads: `administrador=administrator; administrativo=office clerk; advogado=lawyer; agente=agent; ajudante=helper; analista=analyst; arquiteto=architect; assistente=assistant; atendente=attendant; auditor=auditor; auxiliar=assistant; bibliotecario=librarian; cabeleireiro=hairdresser; canalizador=plumber; carpinteiro=carpenter; chefe=manager; comprador=purchaser; consultor=consultant; contabilista=accountant; contador=accountant; coordenador=coordinator; cozinheiro=cook;
    desenvolvedor=developer; dentista=dentist; designer=designer; diretor=director; economista=economist; eletricista=electrician; encarregado=supervisor; enfermeiro=general nurse; engenheiro=engineer; estagiario=intern; farmaceutico=pharmacist; fisioterapeuta=physiotherapist; formador=trainer; garcom=waiter; gerente=manager; gestor=manager; jardineiro=gardener; jornalista=journalist; mecanico=mechanic; medico=doctor; motorista=driver;
    operador=operator; operario=worker; padeiro=baker; pedreiro=bricklayer; pesquisador=researcher; pintor=painter; porteiro=doorkeeper; professor=teacher; programador=programmer; psicologo=psychologist; rececionista=receptionist; recepcionista=receptionist; recrutador=recruiter; representante=representative; responsavel=manager; secretario=secretary; soldador=welder; supervisor=supervisor; tecnico=technician; tradutor=translator; vendedor=sales assistant; veterinario=veterinarian; vigilante=security guard`,
  fields: `administracao=administration; armazem=warehouse; cliente=customer; clientes=customer; compras=purchasing; comunicacao=communications; construcao=construction; contabilidade=accounting; contas=accounts; dados=data; desenvolvimento=development; eletrico=electrical; enfermagem=nursing; estoque=stock; financas=finance; financeiro=financial; formacao=training; informatica=ICT; juridico=legal; limpeza=cleaning; loja=shop; logistica=logistics; manutencao=maintenance;
    marketing=marketing; obra=construction; operacoes=operations; pessoal=human resources; producao=production; produto=product; projeto=project; projetos=project; qualidade=quality; recrutamento=recruitment; redes=network; saude=health; seguranca=security; sistemas=systems; software=software; transporte=transport; vendas=sales`,
  joints: [],
  smallWords: 'de do da dos das e em no na para com o a os as',
};
