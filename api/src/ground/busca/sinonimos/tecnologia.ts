/** Information technology, products, science and environment: see `sinonimos.ts` for how a line is read. */
export const TECNOLOGIA = `
desenvolvedor, programador, engenheiro de software, desenvolvedor de software, desenvolvedor de sistemas, software engineer, dev, developer
desenvolvedor front end, front end, frontend, programador front end, desenvolvedor frontend
desenvolvedor back end, back end, backend, programador back end, desenvolvedor backend
desenvolvedor full stack, full stack, fullstack, programador full stack, desenvolvedor fullstack
desenvolvedor mobile, programador mobile, desenvolvedor android, desenvolvedor ios, desenvolvedor de aplicativos
desenvolvedor web, webmaster, programador web, web developer
desenvolvedor java, programador java, java developer
desenvolvedor python, programador python, python developer
desenvolvedor php, programador php, php developer
desenvolvedor dotnet, programador dotnet, desenvolvedor c#, programador c#
desenvolvedor de jogos, game developer, programador de jogos, game designer
desenvolvedor sap, consultor abap, desenvolvedor abap, programador abap
desenvolvedor delphi, programador delphi
programador cobol, desenvolvedor cobol, mainframe
arquiteto de software, arquitetura de software, arquiteto de sistemas, software architect
arquiteto de solucoes, solution architect, arquitetura de solucoes
lider tecnico, tech lead, lideranca tecnica, lider de desenvolvimento, engineering manager
analista de sistemas, analista desenvolvedor, analista programador, analista de ti, analista de sistemas pleno
qa, analista de qualidade de software, analista de testes, testador, testador de software, quality assurance, tester
automacao de testes, engenheiro de testes, sdet, analista de automacao de testes
devops, engenheiro devops, sre, engenheiro de confiabilidade, analista devops
engenheiro de dados, data engineer, engenharia de dados
cientista de dados, data scientist, ciencia de dados, data science
analista de dados, data analyst, analista de bi, business intelligence, analista de business intelligence, analytics
engenheiro de machine learning, machine learning engineer, aprendizado de maquina, machine learning
inteligencia artificial, engenheiro de ia, especialista em ia, ia generativa
dba, administrador de banco de dados, administracao de banco de dados, analista de banco de dados
suporte tecnico, suporte de ti, help desk, helpdesk, service desk, analista de suporte, analista de suporte tecnico, suporte ao usuario, tecnico de suporte
tecnico em informatica, auxiliar de informatica, tecnico de informatica, manutencao de computadores, tecnico de hardware, auxiliar de ti, tecnico de ti
infraestrutura de ti, analista de infraestrutura, administrador de servidores, sysadmin, analista de infra, infra de ti
analista de redes, administrador de redes, tecnico de redes, redes de computadores, administrador de rede
seguranca da informacao, analista de seguranca da informacao, ciberseguranca, cyber security, cybersecurity, pentester
implantador, analista de implantacao, consultor de implantacao, implantacao de sistemas, analista de implantacao de sistemas
consultor sap, especialista sap, analista sap, key user sap
engenheiro de nuvem, cloud engineer, arquiteto de nuvem, computacao em nuvem, cloud computing
coordenador de ti, supervisor de ti, lider de ti, coordenador de tecnologia
gerente de ti, gestor de ti, gestor de tecnologia, head de tecnologia, cto, cio, diretor de tecnologia
tecnologia da informacao, ti, tecnologia de informacao, setor de ti
analista de erp, consultor erp, consultor totvs, consultor protheus, analista totvs, analista protheus
integrador de sistemas, analista de integracao, integracao de sistemas
analista de sistemas embarcados, desenvolvedor embarcado, firmware, sistemas embarcados
rpa, analista de rpa, desenvolvedor rpa, automacao de processos
gerente de produto, product manager, gestao de produto, gerente de produtos digitais, group product manager
product owner, dono do produto, analista de produto
scrum master, agilista, agile coach, agile master, facilitador agil
tecnico de telecom, tecnico de telecomunicacoes, analista de telecom, telecomunicacoes
instalador de internet, tecnico de fibra optica, instalador de fibra, tecnico de internet, instalador de telecomunicacoes, cabista
operador de noc, analista de noc, noc, centro de operacoes de rede
operador de computador, operador de data center, tecnico de data center, data center
redator tecnico, documentador, technical writer
especialista em blockchain, desenvolvedor blockchain, web3
tecnico de impressoras, tecnico de outsourcing de impressao, manutencao de impressoras
tecnico de celular, tecnico em celulares, manutencao de celulares, assistencia tecnica de celular
governanca de ti, analista de governanca, itil, cobit
biologo, biologia, bacharel em biologia
quimico, bacharel em quimica, quimico industrial, analista quimico
tecnico em quimica, tecnico quimico, auxiliar de laboratorio quimico
analista de laboratorio, laboratorista, tecnico de laboratorio, auxiliar de laboratorio
analista ambiental, licenciamento ambiental, consultor ambiental, gestor ambiental
tecnico em meio ambiente, tecnico ambiental, auxiliar ambiental
engenheiro ambiental, engenharia ambiental, engenheiro sanitarista
pesquisador cientifico, pesquisa cientifica, bolsista de pesquisa, iniciacao cientifica
estatistico, estatistica, analise quantitativa
matematico, bacharel em matematica, matematica aplicada
fisico medico, bacharel em fisica, fisica medica
geologo, geologia, sondador
geografo, geoprocessamento, analista de geoprocessamento, tecnico em geoprocessamento, sig
oceanografo, oceanografia, biologo marinho
sustentabilidade, esg, analista de sustentabilidade, responsabilidade socioambiental
meteorologista, meteorologia
astronomo, astronomia
historiador, museologo, museologia
arqueologo, arqueologia
sociologo, cientista social, ciencias sociais
antropologo, antropologia
filosofo, filosofia
cientista politico, ciencia politica
`
