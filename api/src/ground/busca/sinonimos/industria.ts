/** Factories, maintenance, engineering and construction: see `sinonimos.ts` for how a line is read. */
export const INDUSTRIA = `
auxiliar de producao, ajudante de producao, operador de producao, auxiliar industrial, ajudante geral de producao, operario, auxiliar de linha de producao, aux de producao
ajudante geral, auxiliar geral, servicos diversos, ajudante de servicos gerais
operador de maquinas, operador de maquina, maquinista industrial, operador industrial, operador de equipamentos
operador de maquina cnc, operador cnc, operador de cnc, programador cnc, torno cnc, centro de usinagem
torneiro mecanico, torneiro, tornearia
fresador, fresagem, fresador ferramenteiro
retificador, operador de retifica, retifica
ferramenteiro, ferramentaria, ferramenteiro de moldes
usinagem, mecanico de usinagem, operador de usinagem
soldador, soldagem, soldador mig, soldador tig, soldador de eletrodo, macariqueiro
caldeireiro, caldeiraria, auxiliar de caldeiraria
serralheiro, serralheria, auxiliar de serralheria, ajudante de serralheiro
montador, montador industrial, montador de maquinas, auxiliar de montagem, operador de montagem
montador de moveis, montagem de moveis, ajudante de montador de moveis
marceneiro, marcenaria, auxiliar de marcenaria, ajudante de marceneiro
mecanico industrial, mecanico de manutencao, mecanico de manutencao industrial, manutencao mecanica, tecnico em mecanica
eletricista industrial, eletricista de manutencao, eletricista de manutencao industrial, manutencao eletrica
eletromecanico, tecnico em eletromecanica, tecnico eletromecanico, eletromecanica
tecnico em eletrotecnica, eletrotecnico, eletrotecnica
tecnico em eletronica, tecnico eletronico, eletronica industrial, tecnico de eletronica
tecnico em automacao, automacao industrial, tecnico de automacao, programador de clp, clp
instrumentista, instrumentacao industrial, tecnico em instrumentacao
mecatronico, tecnico em mecatronica, mecatronica
auxiliar de manutencao, ajudante de manutencao, assistente de manutencao, oficial de manutencao
manutencao predial, auxiliar de manutencao predial, tecnico de manutencao predial, oficial de manutencao predial
supervisor de manutencao, encarregado de manutencao, lider de manutencao, coordenador de manutencao
pcm, planejador de manutencao, programador de manutencao, planejamento e controle de manutencao
pcp, planejamento e controle da producao, analista de pcp, programador de producao, assistente de pcp
supervisor de producao, encarregado de producao, lider de producao, coordenador de producao, chefe de producao
gerente de producao, gerente industrial, gerente de fabrica, gerente de planta
inspetor de qualidade, auxiliar de qualidade, controle de qualidade, inspetor de controle de qualidade, conferente de qualidade
analista de qualidade, analista da qualidade, assistente de qualidade, gestao da qualidade, garantia da qualidade
metrologista, metrologia, tecnico em metrologia
operador de prensa, prensista, prensador
operador de injetora, injetor de plasticos, preparador de injetora, injecao plastica
operador de extrusora, extrusor, extrusao
operador de corte e dobra, dobrador, dobradeira, guilhotineiro
operador de laser, corte a laser, operador de corte a laser
operador de caldeira, caldeirista, foguista
operador de ponte rolante, ponte rolante, operador de talha
operador de empacotadora, operador de envase, envasador, operador de envasadora
pintor industrial, pintura industrial, pintor de pecas, pintura eletrostatica
galvanizador, galvanoplastia, operador de galvanica
fundidor, fundicao, moldador de fundicao, forneiro de fundicao
polidor de metais, lixador, rebarbador, esmerilhador
costureiro, costura industrial, costureira industrial, operador de maquina de costura, ajudante de costura
cortador de tecidos, enfestador, cortador de confeccao, talhador de tecido
tecelao, tecelagem, operador de tear
passador de roupas, passadeira, passador industrial
bordador, operador de maquina de bordar, bordado industrial
alfaiate, alfaiataria, ajustes de roupas
tapeceiro, tapecaria, estofador
sapateiro, conserto de calcados, fabricacao de calcados, montador de calcados
grafico, impressor offset, impressor grafico, operador de impressora, impressor digital
acabamento grafico, encadernador, auxiliar grafico, bloquista
serigrafista, silk screen, serigrafia
operador de estacao de tratamento, operador de ete, operador de eta, tratamento de agua, tratamento de efluentes
magarefe, abatedor, auxiliar de abate, faqueiro, refilador
desossador, desossa, auxiliar de desossa
auxiliar de frigorifico, operador de frigorifico, ajudante de frigorifico, trabalhador de frigorifico
manipulador de alimentos, auxiliar de producao de alimentos, processador de alimentos
cervejeiro, mestre cervejeiro, sommelier de cerveja
queijeiro, auxiliar de laticinios, operador de laticinios
mecanico de automoveis, mecanico automotivo, mecanico de carros, tecnico automotivo, mecanico de veiculos
mecanico diesel, mecanico de caminhao, mecanico de veiculos pesados, mecanico de onibus
mecanico de motos, mecanico de motocicletas, mecanico motociclista
mecanico de refrigeracao, tecnico em refrigeracao, refrigeracao e climatizacao, instalador de ar condicionado, tecnico de ar condicionado
eletricista automotivo, eletricista de autos, auto eletrica, eletricista de veiculos
funileiro, lanterneiro, funilaria, chapeador
pintor automotivo, pintor de automoveis, preparador de pintura automotiva
borracheiro, auxiliar de borracharia, borracharia
alinhador, alinhamento e balanceamento, balanceador
mecanico de aeronaves, mecanico aeronautico, tecnico em manutencao de aeronaves
mecanico de elevadores, tecnico em elevadores, manutencao de elevadores
mecanico agricola, mecanico de maquinas agricolas, mecanico de tratores
consultor tecnico automotivo, consultor de oficina, recepcionista de oficina
lubrificador, troca de oleo, trocador de oleo
vidraceiro automotivo, instalador de som automotivo, instalador de acessorios automotivos
tecnico em eletrodomesticos, manutencao de eletrodomesticos, tecnico de linha branca
relojoeiro, conserto de relogios
afinador, luthier
engenheiro de producao, engenharia de producao
engenheiro mecanico, engenharia mecanica
engenheiro eletricista, engenharia eletrica, engenheiro eletrico
engenheiro eletronico, engenharia eletronica
engenheiro quimico, engenharia quimica
engenheiro de alimentos, engenharia de alimentos
engenheiro de materiais, engenharia de materiais, engenheiro metalurgista
engenheiro de processos, engenheiro industrial, analista de processos industriais
engenheiro de qualidade, engenheiro da qualidade
engenheiro de manutencao, engenharia de manutencao
engenheiro de controle e automacao, engenharia de automacao, engenheiro mecatronico
engenheiro de minas, engenharia de minas
engenheiro de petroleo, engenharia de petroleo
engenheiro naval, engenharia naval
engenheiro florestal, engenharia florestal
engenheiro agronomo, agronomo, agronomia
engenheiro de seguranca do trabalho, engenharia de seguranca do trabalho
tecnico de seguranca do trabalho, tecnico em seguranca do trabalho, tst, seguranca do trabalho, seguranca ocupacional
projetista, desenhista projetista, projetista mecanico, desenhista tecnico, cadista, desenhista cadista
minerador, operador de mina, auxiliar de mineracao, mineracao
blaster, detonador, encarregado de fogo
plataformista, torrista, sondador de petroleo
engenheiro civil, engenharia civil, engenheiro de obras
mestre de obras, mestre de obra, contramestre de obras
encarregado de obras, encarregado de obra, lider de obras, supervisor de obras
tecnico em edificacoes, tecnico de edificacoes, auxiliar tecnico de edificacoes
pedreiro, oficial pedreiro, pedreiro de acabamento, pedreiro de alvenaria, alvenaria
servente de obras, ajudante de pedreiro, servente de pedreiro, ajudante de obras, auxiliar de obras, auxiliar de pedreiro, meio oficial de pedreiro
carpinteiro, carpintaria, carpinteiro de formas, ajudante de carpinteiro
armador, armador de ferragens, ferreiro armador, ferrageiro
azulejista, assentador de pisos, ladrilheiro, assentador de ceramica
gesseiro, aplicador de gesso, drywall, montador de drywall, instalador de drywall
pintor, pintor de obras, pintor predial, pintor de paredes
eletricista, eletricista predial, eletricista de instalacoes, eletricista residencial, instalador eletrico
ajudante de eletricista, auxiliar de eletricista, meio oficial de eletricista
eletricista de rede, eletricista de linha, eletricista de distribuicao, linha viva
encanador, bombeiro hidraulico, hidraulico, instalador hidraulico, encanador predial
impermeabilizador, aplicador de impermeabilizante, impermeabilizacao
telhadista, montador de telhados, calheiro
vidraceiro, instalador de vidros, esquadrias, instalador de esquadrias de aluminio
montador de andaimes, andaimes, montador de estruturas
montador de estruturas metalicas, estruturas metalicas
operador de retroescavadeira, operador de escavadeira, operador de maquinas pesadas, operador de pa carregadeira, maquinas pesadas
operador de motoniveladora, patroleiro, operador de patrol
operador de rolo compactador, operador de rolo, operador de vibroacabadora
operador de guindaste, guindasteiro, operador de munck, operador de grua
operador de betoneira, betoneirista, operador de bomba de concreto
topografo, agrimensor, topografia, tecnico em agrimensura, auxiliar de topografia
arquiteto, arquitetura e urbanismo, arquiteto urbanista
orcamentista, orcamentista de obras, analista de orcamentos de obras
almoxarife de obra, almoxarifado de obra, apontador de obras, apontador
marmorista, marmoraria, cortador de marmore, acabador de marmore
calceteiro, assentador de paralelepipedo, pavimentador
instalador de paineis solares, energia solar, fotovoltaico, instalador fotovoltaico, energia fotovoltaica
instalador de cftv, instalador de alarmes, tecnico de cftv, instalador de cameras
desentupidor, auxiliar de saneamento, operador de saneamento
poceiro, perfurador de pocos, pocos artesianos
`
