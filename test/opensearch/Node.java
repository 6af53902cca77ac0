import org.codelibs.opensearch.runner.OpenSearchRunner;

/** Starts one node of OpenSearch on loopback and keeps it until its input ends, so that it never outlives who began it. */
public class Node {
  public static void main(String[] arguments) throws Exception {
    var port = arguments[0];
    var directory = arguments[1];
    var runner = new OpenSearchRunner();
    // Without a port it searches 9200 to 9299, and ends when all of them are taken.
    runner.setMaxHttpPort(-1);
    runner.onBuild((number, settings) -> {
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", port);
      // Any free port: the transport layer is unused.
      settings.put("transport.port", "0");
      settings.put("discovery.type", "single-node");
      // The disk threshold makes every index read-only on a nearly full disk.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      settings.put("logger.level", "warn");
    });
    runner.build(OpenSearchRunner.newConfigs().basePath(directory).clusterName("waybill-test").numOfNode(1));

    while (System.in.read() >= 0) {}
    runner.close();
    runner.clean();
    System.exit(0);
  }
}
