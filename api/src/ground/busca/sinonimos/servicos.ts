/** Kitchens, hotels, cleaning, security, beauty and homes: see `sinonimos.ts` for how a line is read. */
export const SERVICOS = `
cozinheiro, cozinheiro industrial, cozinheiro geral, mestre cuca, ~cozinha
auxiliar de cozinha, ajudante de cozinha, meio oficial de cozinha, aux de cozinha, assistente de cozinha, auxiliar de cozinheiro, ajudante de cozinheiro
chef de cozinha, chefe de cozinha, subchefe de cozinha, sous chef, chef executivo
garcom, garconete, atendente de mesa, garcon
cumim, commis, auxiliar de garcom, ajudante de garcom
maitre, chefe de fila, metre
barista, atendente de cafeteria, atendente de cafe
bartender, barman, barmaid, mixologista, preparador de drinks
sommelier, sommeliere, sommelier de vinhos
hostess, recepcionista de restaurante, host de restaurante
atendente de lanchonete, atendente de fast food, balconista de lanchonete, atendente de restaurante, atendente de praca de alimentacao
chapeiro, lancheiro, hamburgueiro, operador de chapa
pizzaiolo, auxiliar de pizzaria, pizzaiolo forneiro, ajudante de pizzaiolo
churrasqueiro, assador, parrilheiro
sushiman, sushi, culinaria japonesa, sushimen
salgadeiro, producao de salgados, auxiliar de salgados
sorveteiro, atendente de sorveteria, gelateiro
pasteleiro, atendente de pastelaria
cozinheiro escolar, merendeiro, preparador de merenda, auxiliar de merenda
copeiro, copa, auxiliar de copa, copeira
lavador de pratos, auxiliar de lavagem, steward, cambuzeiro
gerente de restaurante, gerente de alimentos e bebidas, gerente de bar, supervisor de restaurante
lider de cozinha, encarregado de cozinha, supervisor de cozinha
saladeiro, auxiliar de saladas, garde manger
atendente de delivery, operador de delivery, atendente de pedidos
camareiro, arrumador, arrumador de quartos, camareira de hotel, auxiliar de governanca
governante de hotel, governanta, supervisor de governanca
recepcionista de hotel, recepcao hoteleira, front desk, auditor noturno, atendente de hotel
mensageiro de hotel, capitao porteiro, bellboy, mensageiro, concierge
gerente de hotel, gerente geral de hotelaria, gestor hoteleiro, gerente de hospedagem
agente de viagens, consultor de viagens, emissor de passagens, turismologo, agente de turismo
guia de turismo, guia turistico, condutor de turismo
analista de reservas, central de reservas, atendente de reservas, assistente de reservas
auxiliar de limpeza, faxineiro, servente de limpeza, agente de limpeza, ajudante de limpeza, aux de limpeza, operador de limpeza, auxiliar de conservacao, ~limpeza
auxiliar de servicos gerais, asg, servicos gerais, agente de servicos gerais, aux de servicos gerais, auxiliar servicos gerais
zelador, zeladoria, zelador predial, zelador de condominio
encarregado de limpeza, supervisor de limpeza, lider de limpeza, coordenador de limpeza
limpador de vidros, limpador de fachadas, alpinista industrial, acesso por cordas
gari, coletor de residuos, coletor de lixo, varredor, agente de limpeza urbana, lixeiro
catador, separador de reciclaveis, triador de reciclaveis, reciclador, reciclagem
lavador de veiculos, lavador de carros, lava rapido, lava jato, polidor de veiculos
lavadeiro, lavanderia, auxiliar de lavanderia, operador de lavanderia, lavador de roupas
dedetizador, controle de pragas, controlador de pragas, aplicador de saneantes
piscineiro, tratador de piscinas, limpador de piscinas
vigilante, seguranca patrimonial, vigilante patrimonial, vigilante armado, agente de seguranca patrimonial, vigilancia patrimonial
porteiro, controlador de acesso, agente de portaria, portaria, auxiliar de portaria, recepcionista de portaria, porteiro diurno
vigia, vigia noturno, guarda noturno, rondante, porteiro noturno
bombeiro civil, brigadista, bombeiro industrial, bombeiro profissional civil
operador de monitoramento, operador de cftv, central de monitoramento, monitoramento eletronico
supervisor de seguranca, inspetor de seguranca, lider de seguranca patrimonial, coordenador de seguranca patrimonial
agente de seguranca, seguranca de eventos, seguranca pessoal, guarda costas, seguranca
vigilante de escolta, escolta armada, agente de escolta
vigilante de carro forte, transporte de valores, vigilante de transporte de valores
guarda municipal, guarda civil municipal, gcm
agente penitenciario, policial penal, agente de ressocializacao
policial militar, soldado da policia militar, pm
detetive particular, investigador particular
cabeleireiro, hair stylist, cabelereiro, hairstylist
auxiliar de cabeleireiro, assistente de cabeleireiro, ajudante de cabeleireiro
manicure, pedicure, manicure e pedicure, nail designer, alongamento de unhas
barbeiro, barbearia, barber
esteticista, tecnico em estetica, tecnologo em estetica, estetica facial e corporal
maquiador, makeup artist, maquiagem, visagista
depilador, depilacao, depiladora
massoterapeuta, massagista, drenagem linfatica, massoterapia
designer de sobrancelhas, micropigmentador, sobrancelha, micropigmentacao
lash designer, extensao de cilios, alongamento de cilios
tatuador, body piercer, tatuagem
consultor de beleza, consultor de cosmeticos, demonstrador de cosmeticos, vendedor de cosmeticos, consultora de perfumaria
recepcionista de salao, atendente de salao de beleza
trancista, trancas afro, megahair
empregado domestico, domestica, trabalhador domestico, auxiliar do lar, secretaria do lar
diarista, faxineira diarista, limpeza residencial, faxina
baba, cuidador de criancas, babysitter, cuidadora infantil
cozinheiro residencial, cozinheiro particular, personal chef
caseiro, caseiro de sitio, zelador de chacara
mordomo, governanta residencial
personal organizer, organizador residencial
marido de aluguel, reparos residenciais, faz tudo
leiturista, leitura de medidores, agente de leitura
chaveiro, tecnico em fechaduras
agente funerario, auxiliar funerario, tanatopraxista, coveiro, sepultador
panfleteiro, distribuidor de folhetos, entregador de panfletos, divulgador
recenseador, pesquisador de campo, entrevistador de pesquisa, agente de pesquisa
carteiro, agente dos correios, agente de correios
operador de pedagio, arrecadador de pedagio, atendente de pedagio
operador de estacionamento, atendente de estacionamento, orientador de estacionamento
bilheteiro, atendente de bilheteria, operador de bilheteria
lanterninha, atendente de cinema, operador de cinema, projecionista
auxiliar de eventos, staff de eventos, apoio de eventos
montador de eventos, montador de stands, montador de estandes, roadie
musico, cantor, instrumentista musical
dj, disc jockey
ator, atriz, artista cenico
modelo fotografico, manequim, modelo de passarela
artesao, artesanato
ascensorista, operador de elevador, cabineiro de elevador
operador de lan house, monitor de lan house
auxiliar de lavagem automotiva, lavador automotivo, polidor automotivo
carregador de mudancas, ajudante de mudancas, mudanceiro
auxiliar de funilaria, ajudante de funileiro
`
