/** Health, schools, sport and social work: see `sinonimos.ts` for how a line is read. */
export const SAUDE_EDUCACAO = `
enfermeiro, enfermeiro assistencial, bacharel em enfermagem, enfermeiro padrao, ~enfermagem
tecnico de enfermagem, tecnico em enfermagem, tec de enfermagem, tec enfermagem
auxiliar de enfermagem, atendente de enfermagem
enfermeiro do trabalho, enfermagem do trabalho
enfermeiro obstetra, obstetriz, enfermagem obstetrica
enfermeiro intensivista, enfermeiro de uti, enfermagem em uti
medico, medico clinico geral, clinico geral, medico plantonista, clinica medica
medico do trabalho, medicina do trabalho, medicina ocupacional
pediatra, medico pediatra, pediatria
ginecologista, obstetra, ginecologia e obstetricia
cardiologista, medico cardiologista, cardiologia
ortopedista, medico ortopedista, ortopedia e traumatologia
psiquiatra, medico psiquiatra, psiquiatria
anestesista, anestesiologista, anestesiologia
dermatologista, medico dermatologista, dermatologia
oftalmologista, medico oftalmologista, oftalmologia
radiologista, medico radiologista, diagnostico por imagem
cirurgiao, cirurgiao geral, cirurgia geral
medico de familia, medicina de familia, medico da familia e comunidade
dentista, cirurgiao dentista, odontologo, odontologia
ortodontista, ortodontia
auxiliar de saude bucal, auxiliar de dentista, auxiliar odontologico, asb, atendente de consultorio dentario, auxiliar de consultorio dentario
tecnico em saude bucal, tsb, higienista dental, thd
protetico, tecnico em protese dentaria, protese dentaria
fisioterapeuta, fisioterapia, reabilitacao fisica
quiropraxista, quiropraxia, osteopata, osteopatia
nutricionista, nutricao e dietetica, nutricao clinica
tecnico em nutricao, tecnico em nutricao e dietetica, auxiliar de nutricao
nutricionista de producao, nutricionista de uan, unidade de alimentacao
psicologo, psicologo clinico, psicoterapeuta, psicologia clinica, ~psicologia
farmaceutico, responsavel tecnico de farmacia, bacharel em farmacia, farmaceutico responsavel
tecnico em farmacia, auxiliar de manipulacao, manipulador de farmacia, farmacia de manipulacao
biomedico, biomedicina
analises clinicas, tecnico em analises clinicas, tecnico de laboratorio de analises clinicas, patologia clinica
coletador, flebotomista, auxiliar de coleta, coletor de sangue, tecnico de coleta
citotecnico, citotecnologista, histotecnico
fonoaudiologo, fonoaudiologia, fono
terapeuta ocupacional, terapia ocupacional
tecnico em radiologia, tecnologo em radiologia, tecnico de raio x, operador de raio x, radiologia
operador de tomografia, tecnico em tomografia, operador de ressonancia
cuidador de idosos, acompanhante de idosos, cuidador, cuidador de idoso
cuidador de pessoa com deficiencia, cuidador escolar, profissional de apoio escolar
recepcionista de clinica, recepcionista hospitalar, recepcao medica, secretaria de consultorio, atendente de clinica, secretaria de clinica
faturista hospitalar, faturamento hospitalar, analista de contas medicas, contas medicas
auditor de contas medicas, enfermeiro auditor, auditoria em saude
agente comunitario de saude, acs, agente de saude
agente de combate as endemias, agente de endemias, ace
visitador sanitario, vigilancia sanitaria, fiscal sanitario
instrumentador cirurgico, instrumentacao cirurgica, instrumentador
tecnico de gesso, tecnico em imobilizacao ortopedica, imobilizacao ortopedica
auxiliar de esterilizacao, central de material e esterilizacao, cme
maqueiro, padioleiro, transportador de pacientes
condutor de ambulancia, motorista socorrista, motorista de ambulancia, condutor socorrista
socorrista, resgatista, paramedico
tecnico em optica, optico, optometrista
podologo, podologia
acupunturista, acupuntura, medicina chinesa
doula, parteira, acompanhamento de parto
gestor hospitalar, administracao hospitalar, administrador hospitalar, gerente de clinica
camareiro hospitalar, hotelaria hospitalar, auxiliar de hotelaria hospitalar
copeiro hospitalar, copa hospitalar
higienizacao hospitalar, auxiliar de higienizacao, higienizador, auxiliar de higiene
tecnico em hemoterapia, hemoterapia, banco de sangue
perfusionista, circulacao extracorporea
professor, docente, educador, ~professores
professor de educacao infantil, educador infantil, professor de creche, educacao infantil
professor do ensino fundamental, professor polivalente, professor das series iniciais, professor de ensino fundamental
pedagogo, pedagogia, licenciado em pedagogia
professor de portugues, professor de lingua portuguesa, professor de redacao
professor de matematica, licenciatura em matematica
professor de ingles, instrutor de ingles, english teacher, teacher
professor de espanhol, instrutor de espanhol
professor de ciencias, professor de biologia, licenciatura em biologia
professor de quimica, licenciatura em quimica
professor de fisica, licenciatura em fisica
professor de historia, licenciatura em historia
professor de geografia, licenciatura em geografia
professor de artes, arte educador, licenciatura em artes
professor de educacao fisica, educador fisico escolar, licenciatura em educacao fisica
professor de musica, instrutor de musica, educador musical
professor universitario, professor do ensino superior, docente universitario
professor particular, reforco escolar, aula particular, tutor particular
coordenador pedagogico, orientador pedagogico, supervisor pedagogico, coordenador escolar
orientador educacional, orientacao educacional
diretor escolar, gestor escolar, vice diretor, diretor de escola
auxiliar de classe, assistente de sala, auxiliar de professor, auxiliar de sala, assistente de classe, auxiliar de educacao infantil
bercarista, auxiliar de bercario, atendente de creche, auxiliar de creche, monitor de creche
monitor escolar, inspetor de alunos, bedel, agente escolar, inspetor escolar
monitor de transporte escolar, monitor de van escolar, monitor de onibus escolar
secretario escolar, secretaria escolar, secretaria academica, auxiliar de secretaria escolar
bibliotecario, biblioteconomia, auxiliar de biblioteca
instrutor profissionalizante, instrutor de cursos profissionalizantes, instrutor tecnico
instrutor de informatica, professor de informatica, monitor de informatica
tutor ead, tutor de ensino a distancia, tutor a distancia, ensino a distancia, tutor online
designer instrucional, conteudista, desenho instrucional, design instrucional
psicopedagogo, psicopedagogia, neuropsicopedagogo
professor de atendimento educacional especializado, aee, educacao especial, professor de educacao especial
interprete de libras, tradutor de libras, tradutor interprete de libras, lingua brasileira de sinais, libras
tradutor, traducao, interprete de idiomas, tradutor interprete
revisor de textos, revisor ortografico, revisao de textos
assistente social, servico social, bacharel em servico social
educador social, orientador social, agente social
oficineiro, facilitador de oficinas, instrutor de oficinas
conselheiro tutelar, conselho tutelar
personal trainer, educador fisico, profissional de educacao fisica, instrutor de academia, instrutor de musculacao, professor de academia
instrutor de natacao, professor de natacao, hidroginastica
instrutor de pilates, pilates, professor de pilates
instrutor de yoga, professor de yoga, yoga, ioga
instrutor de danca, professor de danca, bailarino, coreografo
instrutor de artes marciais, professor de artes marciais, mestre de capoeira, professor de jiu jitsu
treinador de futebol, tecnico de futebol, preparador fisico, treinador esportivo
recreador, animador de festas, monitor de recreacao, recreacionista, monitor infantil, recreador infantil
salva vidas, guarda vidas, guardiao de piscina
captador de recursos, captacao de recursos, fundraising, mobilizacao de recursos
gestor social, coordenador de projetos sociais, terceiro setor
`
