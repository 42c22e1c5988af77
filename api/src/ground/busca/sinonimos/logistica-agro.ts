/** Warehouses, transport, farms and animals: see `sinonimos.ts` for how a line is read. */
export const LOGISTICA_AGRO = `
auxiliar de logistica, ajudante de logistica, operador logistico, operador de logistica, aux de logistica
assistente de logistica, assistente de transportes, assistente de distribuicao
analista de logistica, analista de transportes, analista de supply chain
coordenador de logistica, supervisor de logistica, lider de logistica, encarregado de logistica
gerente de logistica, gestor de logistica, gerente de supply chain, supply chain
almoxarife, auxiliar de almoxarifado, almoxarifado, assistente de almoxarifado, ajudante de almoxarife
auxiliar de deposito, ajudante de deposito, auxiliar de armazem, ajudante de armazem, armazenista
auxiliar de expedicao, expedidor, assistente de expedicao, ajudante de expedicao, auxiliar de embarque
conferente, conferente de mercadorias, conferencia de cargas, conferente de carga, conferente de recebimento
separador, separador de mercadorias, separador de pedidos, picking, auxiliar de separacao, picker
operador de empilhadeira, empilhadeirista, empilhadeira, operador de paleteira, operador de transpaleteira
auxiliar de carga e descarga, carregador, chapa, ajudante de carga, ajudante de carga e descarga, movimentador de mercadorias, estivador
embalador, auxiliar de embalagem, operador de embalagem, ajudante de embalagem, empacotador
analista de estoque, controle de estoque, analista de inventario, gestao de estoque
inventariante, auxiliar de inventario, contador de estoque, contagem de estoque
roteirizador, planejamento de rotas, analista de roteirizacao, roteirizacao
supervisor de armazem, lider de centro de distribuicao, supervisor de deposito, encarregado de deposito, supervisor de cd
recebimento de mercadorias, auxiliar de recebimento, recebedor de mercadorias
operador portuario, portuario, trabalhador portuario, conferente portuario
monitoramento de cargas, analista de rastreamento, operador de rastreamento, gerenciamento de risco de cargas
agente de cargas, agente de cargas internacionais, freight forwarder
motorista, condutor, motorista particular, chofer, condutor de veiculos, motorista executivo
motorista de caminhao, caminhoneiro, motorista truck, motorista de truck, motorista toco, motorista de veiculos pesados
motorista carreteiro, carreteiro, motorista de carreta, motorista bitrem, motorista rodotrem
motorista entregador, entregador, motorista de entregas, motorista de utilitario, motorista de fiorino, motorista de vuc
motorista de onibus, motorista de transporte coletivo, motorista urbano, motorista rodoviario
motorista de van, motorista escolar, motorista de van escolar, condutor escolar
motorista de aplicativo, motorista de app, motorista uber, motorista parceiro
taxista, motorista de taxi
motorista de guincho, guincheiro, operador de guincho
motorista operador de munck, motorista de munck
motorista de coleta, motorista de caminhao de lixo, motorista coletor
motoboy, motofretista, entregador de moto, motociclista, motoqueiro, mototaxista, courier
entregador de bicicleta, bike courier, ciclista entregador, bikeboy
ajudante de motorista, auxiliar de entrega, ajudante de entregas, ajudante de caminhao, auxiliar de entregas
cobrador de onibus, agente de bordo, trocador de onibus
fiscal de transporte, fiscal de trafego, controlador de trafego, fiscal de linha
despachante de frota, despachante operacional, despachante de transporte
analista de frota, gestao de frota, controlador de frota, assistente de frota, gestor de frota
manobrista, valet, garagista, manobrista de garagem
instrutor de autoescola, instrutor de transito, instrutor de direcao
agente de aeroporto, atendente aeroportuario, agente de check in
agente de rampa, auxiliar de rampa, operador de rampa
comissario de voo, comissario de bordo, aeromoca
piloto de aviao, piloto de aeronaves, copiloto, comandante de aeronave
piloto de drone, operador de drone
maquinista de trem, maquinista ferroviario, operador de trem, condutor de trem
auxiliar de via permanente, ferroviario, operador ferroviario
marinheiro, marinheiro de conves, tripulante, marujo, moco de conves
mestre de embarcacao, arrais, piloto fluvial, condutor de embarcacao
trabalhador rural, lavrador, auxiliar rural, servicos de fazenda, trabalhador agricola, auxiliar agricola, peao de fazenda
trabalhador da colheita, colhedor, safrista, apanhador, colheita manual
operador de trator, tratorista, operador de maquinas agricolas, maquinas agricolas
operador de colheitadeira, operador de colhedora, colheita mecanizada
operador de pulverizador, aplicador de defensivos, pulverizador autopropelido
tecnico agricola, tecnico em agropecuaria, agrotecnico, tecnico em agronegocio, tecnico agropecuario
zootecnista, zootecnia, nutricao animal
medico veterinario, veterinario, clinica veterinaria
auxiliar de veterinario, auxiliar veterinario, enfermagem veterinaria, assistente veterinario
ordenhador, retireiro, pecuaria leiteira, ordenha
vaqueiro, campeiro, boiadeiro, tratador de gado, peao boiadeiro
capataz, gerente de fazenda, administrador de fazenda, gestor rural
granjeiro, auxiliar de granja, avicultor, trabalhador da avicultura, avicultura
suinocultor, trabalhador da suinocultura, suinocultura
piscicultor, aquicultor, piscicultura, aquicultura
pescador, pesca artesanal, pescador profissional
apicultor, apicultura, meliponicultor
tratador de cavalos, cavalarico, equitador, ferrador
jardineiro, auxiliar de jardinagem, jardinagem, rocador, ajudante de jardineiro
paisagista, paisagismo, projetista de jardins
viveirista, auxiliar de viveiro, producao de mudas
banhista e tosador, tosador, banhista de animais, groomer, banho e tosa
atendente de pet shop, vendedor de pet shop, pet shop
adestrador, treinador de caes, adestrador de caes
passeador de caes, dog walker, pet sitter
representante tecnico agricola, consultor agronomico, rtv, vendas agro, vendedor de insumos agricolas
classificador de graos, classificacao de graos, classificador de soja
operador de silo, auxiliar de armazenagem de graos, operador de secador
operador de motosserra, motosserrista, lenhador
operador florestal, trabalhador florestal, operador de harvester, silvicultura
irrigante, operador de irrigacao, irrigacao, operador de pivo
inseminador, inseminacao artificial, tecnico em inseminacao
cafeicultor, classificador de cafe, provador de cafe, degustador de cafe
viticultor, enologo, enologia
horticultor, trabalhador da horticultura, horta, olericultura
canavieiro, cortador de cana, fiscal de cana
inspetor sanitario, agente de inspecao, inspecao de alimentos
fiscal agropecuario, defesa agropecuaria
`
