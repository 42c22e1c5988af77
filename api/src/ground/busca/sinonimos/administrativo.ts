/** Offices, money, people, law and purchases: see `sinonimos.ts` for how a line is read. */
export const ADMINISTRATIVO = `
assistente administrativo, auxiliar administrativo, auxiliar de escritorio, assistente de escritorio, ajudante administrativo, aux adm, assistente adm, aux administrativo
analista administrativo, analista adm, analista de escritorio
coordenador administrativo, supervisor administrativo, lider administrativo, encarregado administrativo
gerente administrativo, gestor administrativo, gerente de escritorio, office manager
recepcionista, atendente de recepcao, auxiliar de recepcao, ~recepcao
secretaria, assistente de secretaria, auxiliar de secretaria, secretariado
secretaria executiva, assistente executivo, assessor executivo, secretariado executivo
assistente de diretoria, assistente da presidencia, assessor de diretoria, assistente da direcao
telefonista, operador de pabx, pabx, atendente de central telefonica
arquivista, auxiliar de arquivo, tecnico de arquivo, gestao de documentos, gestao documental
digitador, auxiliar de digitacao, entrada de dados, data entry, operador de digitacao
office boy, office girl, continuo, mensageiro interno, auxiliar externo, boy externo
assistente de cadastro, analista de cadastro, auxiliar de cadastro, operador de cadastro
analista de facilities, facilities, gestao predial, assistente de facilities
jovem aprendiz, menor aprendiz, aprendiz, programa jovem aprendiz
estagiario, estagio, estudante estagiario, ~intern
trainee, programa trainee, programa de trainees
protocolista, auxiliar de protocolo, assistente de protocolo
assistente de diretoria bilingue, secretaria bilingue, secretaria trilingue
auxiliar de correspondencia, malote, auxiliar de malote
operador de copiadora, operador de xerox, auxiliar de reprografia, reprografia
assistente financeiro, auxiliar financeiro, ajudante financeiro, assistente de financas
analista financeiro, analista de financas, analista financeiro senior
contas a pagar, auxiliar de contas a pagar, assistente de contas a pagar, analista de contas a pagar
contas a receber, auxiliar de contas a receber, assistente de contas a receber, analista de contas a receber
coordenador financeiro, supervisor financeiro, lider financeiro
gerente financeiro, gestor financeiro, diretor financeiro, cfo
tesoureiro, tesouraria, analista de tesouraria, auxiliar de tesouraria
contador, contabilista, bacharel em ciencias contabeis, contadora
analista contabil, analista de contabilidade
auxiliar contabil, assistente contabil, auxiliar de contabilidade, aux contabil
analista fiscal, analista tributario, analista de tributos, analista de impostos
auxiliar fiscal, assistente fiscal, auxiliar de escrita fiscal, escriturador fiscal, escrita fiscal
coordenador contabil, supervisor contabil, gerente contabil
analista de credito, analista de concessao de credito, assistente de credito
cobrador, auxiliar de cobranca, assistente de cobranca, operador de cobranca, negociador de cobranca, analista de cobranca
auditor interno, auditor, auditoria, analista de auditoria, auditoria interna
controller, controladoria, gerente de controladoria, analista de controladoria
analista de orcamento, planejamento financeiro, fp&a, orcamentista financeiro
faturista, auxiliar de faturamento, assistente de faturamento, analista de faturamento, emissor de notas, emissor de notas fiscais
caixa bancario, bancario, escriturario de banco, agente comercial de banco
gerente de contas bancarias, gerente de relacionamento bancario, gerente de agencia, gerente bancario
assessor de investimentos, agente autonomo de investimentos, consultor de investimentos, aai
corretor de seguros, consultor de seguros, vendedor de seguros
analista de risco, gestao de riscos, analista de riscos
analista de sinistro, regulador de sinistro, perito de seguros
analista de cambio, operador de cambio, mesa de cambio
analista de custos, custos industriais, analista de custo
assistente de conciliacao, analista de conciliacao, conciliacao bancaria
operador de mesa, mesa de operacoes, trader
consorcio, consultor de consorcio, vendedor de consorcio
assistente de recursos humanos, auxiliar de recursos humanos, assistente de rh, auxiliar de rh, assistente de gente e gestao
analista de recursos humanos, analista de rh, analista de gente e gestao, generalista de rh, rh generalista
recursos humanos, rh, gente e gestao, gestao de pessoas
recrutador, analista de recrutamento e selecao, selecionador, tech recruiter, talent acquisition, analista de r&s, recrutamento e selecao, hunter, headhunter
departamento pessoal, dp, folha de pagamento, analista de departamento pessoal, analista de dp, assistente de departamento pessoal, auxiliar de dp, auxiliar de departamento pessoal
treinamento e desenvolvimento, t&d, analista de treinamento, educacao corporativa, analista de t&d
cargos e salarios, remuneracao, analista de remuneracao, analista de cargos e salarios
analista de beneficios, assistente de beneficios, gestao de beneficios
coordenador de recursos humanos, coordenador de rh, supervisor de rh
gerente de recursos humanos, gerente de rh, gestor de pessoas, head de pessoas, diretor de rh
business partner, hrbp, bp de rh, consultor interno de rh
psicologo organizacional, psicologia organizacional, psicologia do trabalho
analista de ponto, tratamento de ponto, assistente de ponto, controle de ponto
analista de clima, cultura e clima, clima organizacional
analista de diversidade, diversidade e inclusao
advogado, bacharel em direito, assessor juridico, procurador juridico, doutor advogado
advogado trabalhista, direito do trabalho, juridico trabalhista
advogado tributarista, direito tributario
advogado civel, direito civil, contencioso civel
assistente juridico, auxiliar juridico, paralegal
analista juridico, analista de contencioso
analista de compliance, compliance, conformidade, analista de integridade
encarregado de dados, dpo, lgpd, privacidade de dados, protecao de dados
escrevente, escrevente de cartorio, auxiliar de cartorio, tabelionato, cartorario
oficial de justica, oficial judiciario
mediador, conciliador, mediador judicial, arbitro extrajudicial
comprador, analista de compras, assistente de compras, auxiliar de compras, buyer, ~compras
analista de suprimentos, procurement, analista de abastecimento, suprimentos
gerente de suprimentos, gerente de compras, gestor de suprimentos, coordenador de compras, supervisor de compras
analista de licitacoes, licitacao, pregoeiro, compras publicas, assistente de licitacao
analista de contratos, gestao de contratos, assistente de contratos, gestor de contratos
analista de projetos, assistente de projetos, analista de pmo
gerente de projetos, gestor de projetos, pmo, project manager, coordenador de projetos
analista de processos, mapeamento de processos, bpm, analista de processos de negocio
melhoria continua, lean manufacturing, six sigma, seis sigma, kaizen
analista de planejamento, planejamento estrategico, assistente de planejamento
analista de negocios, business analyst, analista de requisitos
consultor empresarial, consultoria de gestao, consultor de gestao
diretor de operacoes, coo, diretor operacional, executivo de operacoes
diretor geral, ceo, diretor executivo, presidente executivo
gerente geral, gerente de unidade, general manager, gestor de unidade
servidor publico, funcionario publico, agente administrativo
despachante documental, despachante documentalista, despachante de documentos
despachante aduaneiro, ajudante de despachante aduaneiro, desembaraco aduaneiro
analista de comercio exterior, comex, importacao e exportacao, assistente de comercio exterior, analista de importacao, analista de exportacao
relacoes internacionais, analista internacional, negocios internacionais
sindico profissional, administrador de condominios, gestor condominial, gerente predial
assistente condominial, assistente de condominios, auxiliar de administradora
administrador de empresas, bacharel em administracao, administrador
economista, bacharel em economia, ciencias economicas
atuario, ciencias atuariais, analista atuarial
`
